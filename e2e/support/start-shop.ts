import { join } from 'node:path'
import type { PictureService } from '../../api/platform/pictures/pictures.ts'
import { startServer, type RunningServer } from '../../server/main.ts'
import { readBankAccount, readMarketplace } from '../../server/environment/read-marketplace.ts'
import { INBOUND_SECRET } from '../../test/app.ts'
import { freePort } from '../../test/faults/free-port.ts'

export type ShopOptions = {
  /** Where payments are made; without it buyers pay by transfer. */
  mollie?: { serverUrl: string; apiKey: string }
  /** Loaded by who agrees to statistics. */
  tagManagerId?: string
  /** The folder of the built pages, where it is not the one of `npm start`. */
  dist?: string
  /** The port of the shop that stood there before; without it a free one. */
  port?: number
  /** Other pictures of the articles than those the shop draws. */
  pictures?: PictureService | undefined
}
type Place = ShopOptions & { databaseUrl: string; dataDir: string }

/** The whole shop; into an empty database it loads the demo catalogue. */
export async function startShop({ databaseUrl, dataDir, ...options }: Place): Promise<RunningServer> {
  // A provider sends buyers back to the origin that the shop was told: it has to be known before it listens.
  const { mollie, tagManagerId, dist, pictures, port = await freePort() } = options
  return startServer({
    environment: {
      port,
      dataDir,
      backupDir: join(dataDir, 'backups'),
      databaseUrl,
      publicOrigin: `http://localhost:${port}`,
      smtpUrl: undefined,
      deskEmail: 'post@localhost',
      marketplace: readMarketplace({}, { isProduction: false, report: () => {} }),
      bankAccount: readBankAccount({}, { isProduction: false, report: () => {} }),
      inboundSecret: INBOUND_SECRET,
      // Journeys order by the case.
      firstTransferCents: 500_000,
      trustsEdge: false,
      isPostApprovedByAnother: false,
      paymentProvider: mollie ? 'mollie' : 'none',
      mollie,
      viesUrl: undefined,
      sandboxPort: 0,
      isReviewModerated: false,
      tagManagerId,
      isProduction: false,
    },
    databaseUrl,
    database: 'external',
    // Pictures take long beside other work; that requests end after 10 s is shown by server/http/deadline.test.ts.
    answerMs: 60_000,
    dist,
    pictures,
  })
}
