import type { Attachment } from '../../contract/attachments/attachments.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { Tx } from '../platform/db.ts'
import { isOwn, type AttachmentRow, type FileOwner } from './queries.ts'

type Attaching = { owner: FileOwner; ids: string[]; targetId: string; language: Language }

/** Attaches files that were uploaded before. Throws VALIDATION for what is not the owner's, or is attached already. */
export async function attach(tx: Tx, { owner, ids, targetId, language }: Attaching): Promise<void> {
  const unique = [...new Set(ids)]
  if (unique.length === 0) return
  const attached = await tx`
    update attachment set target_id = ${targetId}
    where ${isOwn(tx, owner)} and id = any(${unique}::uuid[]) and target_id is null`
  if (attached.count < unique.length)
    throw Problem.of('VALIDATION', undefined, {
      fieldErrors: { attachmentIds: texts(language).attachments.replies.missing },
    })
}

export const presentAttachment = ({
  id,
  token,
  format,
  name,
  width,
  height,
}: Omit<AttachmentRow, 'targetId'>): Attachment => ({
  id,
  kind: format === 'pdf' ? 'PDF' : 'PICTURE',
  name,
  url: `/pictures/attachments/${token}`,
  width,
  height,
})
