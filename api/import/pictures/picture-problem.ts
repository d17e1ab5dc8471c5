import type { FileRefusal } from '../../../contract/platform/problems.ts'
import type { OutsideCode } from '../../platform/outside/outside.ts'

/** Why a picture of a catalogue was not taken; the sentences are in texts/<language>/import/replies.ts. */
export type PictureProblem =
  | OutsideCode
  | Extract<FileRefusal, 'NOT_A_PICTURE' | 'DAMAGED' | 'TOO_MANY_PIXELS' | 'TOO_SMALL' | 'TOO_LARGE'>
  | 'NO_ADDRESS'
  | 'NOT_FOUND'
  | 'NO_ARTICLE'
  | 'TOO_MANY_UPLOADS'
