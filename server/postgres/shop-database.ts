import { addressOfRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { Environment } from '../environment/environment.ts'
import { checkExternalPostgres } from './external-postgres.ts'

export type ShopDatabase = { url: string; stop(): Promise<void> }

/**
 * The shop's database for a command that works beside the shop: that of DATABASE_DIRECT_URL or DATABASE_URL, or the embedded one, joined where
 * the shop is running and otherwise started for as long as the command needs it.
 */
export async function openShopDatabase({ databaseUrl, directUrl, dataDir }: Environment): Promise<ShopDatabase> {
  if (databaseUrl) {
    // What a command does takes as long as it takes: no pooler limits it.
    const url = directUrl ?? databaseUrl
    await checkExternalPostgres({ databaseUrl: url })
    return joined(url)
  }
  try {
    return await startEmbeddedPostgres({ dataDir })
  } catch (error) {
    const running = error instanceof EmbeddedPostgresError ? addressOfRunningPostgres(dataDir) : undefined
    if (!running) throw error
    return joined(running)
  }
}

const joined = (url: string): ShopDatabase => ({ url, stop: async () => {} })
