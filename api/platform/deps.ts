import type { Seller } from '../../contract/trade/seller.ts'
import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Outside } from './outside/outside.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { PictureService } from './pictures/pictures.ts'
import type { SecretBox } from './secret-box.ts'

/** How the payment provider is reached. */
export type PaymentAccess = {
  serverUrl: string
  apiKey: string
  /** What the addresses of its webhooks start with; null where it cannot reach us, and only our polling tells. */
  webhookOrigin: string | null
  /** The longest a call may take, in ms. With ending an earlier payment `pay` stays within its 10 s. */
  callLimitMs: number
}

/** An account of the marketplace itself; the IBAN without blanks. */
export type BankAccount = { iban: string; bic: string; accountHolder: string }

/** What the machine that the shop runs on says of itself. */
export type Machine = {
  /** Of the shop that runs on it. */
  version: string
  /** Of the disk that the data folder lies on. */
  readDisk: () => Promise<{ freeBytes: number; totalBytes: number }>
  /** When the newest whole backup was made, and when one was last restored from there; null where none is found. */
  readBackups: () => Promise<{ madeAt: Date | null; restoredAt: Date | null }>
}

/** What the slices are given, always complete; made by server/open-shop.ts. */
export type Deps = {
  /** What answers calls. */
  db: Db
  /** For jobs and watchers: neither they nor calls can take the other's connections. */
  backgroundDb: Db
  clock: Clock
  jobs: Jobs
  pictures: PictureService
  /** Seals what the database must not hold in clear (SECRETS_KEYS). */
  secrets: SecretBox
  /** What people have uploaded. */
  files: Files
  /** Whose disk and backups the operators watch. */
  machine: Machine
  /** How calls leave for addresses that customers name. */
  outside: Outside
  /** Scheme, host and port that links in mails start with; from the environment, never from a request. */
  origin: string
  /** Where the marketplace reads the contact form. */
  deskEmail: string
  /** Who the marketplace is, as its invoices name it; null where it has not said so (MARKETPLACE_COMPANY). */
  marketplace: Seller | null
  /** Where buyers transfer money to, and from which stores are paid (MARKETPLACE_BANK_ACCOUNT). */
  bankAccount: BankAccount
  /** What a mail server that posts mails has to name; null where none does (INBOUND_MAIL_SECRET). */
  inboundSecret: string | null
  /** Whether the country in the edge's headers is believed: only behind an edge that sets or strips them. */
  trustsEdge: boolean
  /** Where VAT ids are checked, see api/account/profile/check-vat-id.ts; null where none is. */
  viesUrl: string | null
  /** Null where buyers pay by bank transfer only. */
  payments: PaymentAccess | null
  /** Writes to the log what a person should look at. */
  warn: (what: string, details: object) => void
  /** Switches the limits of api/http/limits.ts off, for load tests only; nothing in the environment can. */
  isUnlimited: boolean
  /** How old what listings choose from may be, and how long one waits for it, and where it is saved; see api/listings/index/live-index.ts. */
  catalogIndex: { maxAgeMs: number; maxWaitMs: number; snapshotFile?: string }
  /** The most that an account without a paid order may order by transfer, with tax; see api/checkout/first-orders/terms.ts. */
  firstTransferCents: number
  /** After how long a request that is still under way is refused, in ms; see api/http/deadline.ts. */
  answerMs: number
  /** How long a call waits while others of its account run, in ms; see api/http/account-turns.ts. */
  turnWaitMs: number
  /** Who has written a post may not plan or publish it (POST_APPROVAL). */
  isPostApprovedByAnother: boolean
  /** Reviews wait for an operator before they are shown (REVIEW_MODERATION). */
  isReviewModerated: boolean
}
