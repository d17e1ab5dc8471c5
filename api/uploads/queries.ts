import type { Queryable } from '../platform/db.ts'

export type UploadRow = {
  token: string
  name: string
  format: 'jpeg' | 'png' | 'webp'
  width: number
  height: number
  uploadedAt: Date
}

export async function findUpload(sql: Queryable, token: string): Promise<UploadRow | null> {
  const [row] = await sql<UploadRow[]>`
    select token, name, format, width, height, uploaded_at from upload where token = ${token}`
  return row ?? null
}

/** Whether any content names it, also what is only planned or was shown once. */
export async function isShownSomewhere(sql: Queryable, token: string): Promise<boolean> {
  const named = `%uploads/${token}%`
  const [row] = await sql<[{ isShown: boolean }]>`
    select exists (select from post where picture like ${named} or content_de like ${named} or content_en like ${named})
      or exists (select from post_draft where content::text like ${named})
      or exists (select from post_version where content::text like ${named})
      or exists (select from promotion where picture like ${named})
      or exists (select from collection where picture like ${named})
      or exists (select from category where picture like ${named}) as is_shown`
  return row.isShown
}
