import type { Rig, RigDatabase } from './rig.ts'

/** A row of the table that `npm run faults` prints. */
export type Result = {
  /** How many times the fault happened, of how many that were wanted. */
  done: number
  planned: number
  /** What was measured, in words. */
  figures: string
  /** Promises that were broken; none when it passed. */
  broken: string[]
  /** Figures that were missed; they mean something on a machine that does nothing else. */
  slow?: string[]
}

export type Scenario = {
  name: string
  /** Which shop it needs, see openRig. */
  database: RigDatabase
  /** Says what to install; null where it can run here. */
  missing?: () => string | null
  /** How many times in `npm run faults`, and in `npm test`. */
  times: { all: number; few: number }
  /** Not in a short `npm test`: what it shows is shown on one part alone there, too, or by a fault of its kind. */
  isLong?: boolean
  run(rig: Rig, times: number): Promise<Result>
}
