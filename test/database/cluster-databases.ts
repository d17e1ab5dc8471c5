import { openDatabase, type Db } from '../../api/platform/db.ts'

/** Copies a database of the cluster that nobody is connected to; answers the address of the copy. */
export async function copyDatabase(clusterUrl: string, { from, to }: { from: string; to: string }): Promise<string> {
  await administer(
    clusterUrl,
    (admin) => admin`create database ${admin(to)} template ${admin(from)} strategy file_copy`,
  )
  return withDatabase(clusterUrl, to)
}

/** Also with somebody connected. */
export async function dropDatabase(clusterUrl: string, name: string): Promise<void> {
  await administer(clusterUrl, (admin) => admin`drop database ${admin(name)} with (force)`)
}

async function administer(clusterUrl: string, work: (admin: Db) => Promise<unknown>) {
  const admin = openDatabase(withDatabase(clusterUrl, 'postgres'), { connections: 1, statementTimeoutMs: 0 })
  await work(admin).finally(() => admin.end())
}

function withDatabase(url: string, name: string) {
  const changed = new URL(url)
  changed.pathname = name
  return changed.href
}
