import type { Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { Jobs } from './jobs.ts'
import type { openPictureShop } from './pictures/picture-shop.ts'

/** What the slices are given; made in server/main.ts, and in test/app.ts for tests. */
export type Deps = {
  db: Db
  clock: Clock
  jobs: Jobs
  pictures: ReturnType<typeof openPictureShop>
  /** Scheme, host and port that links in mails start with; from the environment, never from a request. */
  origin: string
  /** Switches the limits of api/http/limits.ts off, for load tests only; nothing in the environment can. */
  isUnlimited?: boolean
}
