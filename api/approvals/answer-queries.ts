import type { AttachmentRow } from '../attachments/queries.ts'
import type { Queryable } from '../platform/db.ts'

/** Where answers to its question come back to: one token for all questions about an approval. */
export async function takeReplyToken(sql: Queryable, id: string, token: string): Promise<string> {
  const [row] = await sql<[{ replyToken: string }]>`
    update approval set reply_token = coalesce(reply_token, ${token}) where id = ${id} returning reply_token`
  return row.replyToken
}

/** It waits for an operator again; of two answers at once the second waits for the first. Whether the token is of a question. */
export async function reopenAnswered(sql: Queryable, token: string): Promise<boolean> {
  const found = await sql`
    update approval set state = case when state = 'ASKED' then 'OPEN' else state end where reply_token = ${token}`
  return found.count > 0
}

export type AnswerRow = { at: Date; by: string; text: string; ticketNumber: string }

const MOST_ANSWERS = 50

/** What has come back by mail, and what was written on in its ticket: the last of it, oldest first. */
export const findAnswers = (sql: Queryable, token: string | null) => sql<AnswerRow[]>`
  with t as (select * from ticket where reply_token = ${token} and state <> 'SPAM')
  select * from (select created_at as at, trim(first_name || ' ' || last_name) as by, message as text, ticket_number, id from t
  union all select m.at, coalesce(trim(a.first_name || ' ' || a.last_name), m.sender, ''), m.words, t.ticket_number, m.id
    from t join ticket_message m on m.ticket_id = t.id left join account a on a.id = m.author_id where not m.is_automatic
  order by at desc, id desc limit ${MOST_ANSWERS}) last order by at, id`

/** What came with them. */
export const findAnswerFiles = (sql: Queryable, token: string | null) => sql<AttachmentRow[]>`
  select f.id, f.target_id, f.token, f.format, f.name, f.width, f.height
  from ticket t join attachment f on f.ticket_id = t.id
  where t.reply_token = ${token} and t.state <> 'SPAM' and f.target_id is not null order by f.created_at, f.id`
