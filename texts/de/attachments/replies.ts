import type { attachmentsReplies as English } from '../../en/attachments/replies.ts'

export const attachmentsReplies: typeof English = {
  missing: 'Eine der Dateien ist nicht mehr da. Bitte füge sie noch einmal hinzu.',
}
