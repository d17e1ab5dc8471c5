import { openDatabase, type Db } from '../../../api/platform/db.ts'
import * as productsApi from '../../../contract/products.ts'
import { createProduct } from '../../builders.ts'
import { retryUntilAnswered, type Scene } from '../retry-until-answered.ts'
import type { Rig } from '../rig.ts'
import { openShopProcess } from '../shop-under-fault.ts'
import { until } from '../until.ts'
import { newWitness } from '../witness.ts'
import type { Node } from './node.ts'

export type TwoShops = {
  /** Each call goes to the other shop than the call before. */
  scene: Scene
  areRunning(): boolean
  /** The price that a buyer sees in each of them, in euros. */
  pricesOf(skuId: string): Promise<(number | undefined)[]>
  stop(): Promise<void>
}

/** Two processes on one database and one folder. */
export async function openTwoShops(rig: Rig): Promise<TwoShops> {
  const shops = [rig.shop, await openShopProcess(rig.settings)]
  rig.closeFirst(async () => void (shops[1]!.isRunning() && (await shops[1]!.stop())))
  for (const shop of shops) await shop.start()
  let turn = 0
  const inTurn = {
    ...rig.shop,
    get origin() {
      return shops[turn++ % shops.length]!.origin
    },
  }
  const witness = newWitness()
  return {
    scene: { rig: { ...rig, shop: inTurn }, witness },
    areRunning: () => shops.every((shop) => shop.isRunning()),
    pricesOf: (skuId) =>
      Promise.all(
        shops.map(async (shop) => {
          const call = { input: { id: skuId }, token: rig.buyers.at(-1)!.token }
          const answer = await retryUntilAnswered({ rig: { ...rig, shop }, witness }, productsApi.read, call)
          return 'output' in answer ? answer.output.price?.finalNetPrice : undefined
        }),
      ),
    async stop() {
      for (const shop of shops) await shop.stop()
    },
  }
}

/** On a node itself, as its superuser. */
export async function onNode<T>({ ports }: Node, work: (sql: Db) => Promise<T>): Promise<T> {
  const sql = openDatabase(`postgres://postgres@127.0.0.1:${ports.postgres}/tresen`, { connections: 1 })
  return work(sql).finally(() => sql.end({ timeout: 1 }))
}

/** Whichever node is the replica now, both shops read it: each has a connection that asks how far it is, and others for goods. */
export async function untilReplicaIsRead(rig: Rig, { pricesOf }: TwoShops): Promise<void> {
  const { replica } = await rig.servers!.whole()
  await until('both shops to read the replica', async () => {
    const { skuId } = await createProduct(rig.db, rig.stores[0]!.storeId)
    await onNode(replica, async (sql) => {
      const [row] = await rig.db<[{ at: string }]>`select pg_current_wal_insert_lsn()::text as at`
      await until('the replica to have the goods', async () => {
        const { count } = await sql`select where pg_last_wal_replay_lsn() >= ${row.at}::pg_lsn`
        return count === 1
      })
    })
    await pricesOf(skuId)
    return onNode(replica, async (sql) => {
      const [row] = await sql<[{ connections: number }]>`
        select count(*)::int as connections from pg_stat_activity where usename = 'tresen'`
      return row.connections >= 4
    })
  })
}
