import type { Deps } from '../api/platform/deps.ts'
import { newId } from '../api/platform/ids.ts'
import { workingHoursAfter } from '../api/platform/wall-clock.ts'
import { ANSWER_HOURS, newReplyToken } from '../api/tickets/open-ticket.ts'

const HOUR_MS = 3_600_000

type DemoTicket = {
  hoursAgo: number
  subject: string
  firstName: string
  lastName: string
  email: string
  language: 'de' | 'en'
  words: string
  /** With when; the ticket then waits for the writer. */
  answer?: { hoursAgo: number; words: string }
}

const tickets: DemoTicket[] = [
  {
    hoursAgo: 20,
    subject: 'DELIVERY_STATUS',
    firstName: 'Mira',
    lastName: 'Sommer',
    email: 'mira@cafe-morgen.example',
    language: 'de',
    words: 'Guten Tag, könnt ihr uns künftig vor neun Uhr beliefern? Danach ist die Straße gesperrt.',
  },
  {
    hoursAgo: 3,
    subject: 'PRODUCT_INFORMATION',
    firstName: 'Oliver',
    lastName: 'Grant',
    email: 'oliver@harbourhouse.example',
    language: 'en',
    words: 'Hello, do the glasses come with a pour line at 0.2 l? We need 240 of them.',
  },
  {
    hoursAgo: 50,
    subject: 'RETURN_AND_EXCHANGE',
    firstName: 'Leyla',
    lastName: 'Aydin',
    email: 'leyla@bistro-ost.example',
    language: 'de',
    words: 'Zwei Kartons sind falsch. Wie schicken wir sie zurück?',
    answer: {
      hoursAgo: 44,
      words: 'Hallo,\n\nbitte nenn uns die Nummer deiner Bestellung, dann melden wir die Abholung an.',
    },
  },
]

/** What has been written to the marketplace of the demo. Nobody is told by mail; where there is anything nothing happens. */
export async function loadTickets({ db }: Pick<Deps, 'db'>, baseDate: Date): Promise<void> {
  const [existing] = await db`select 1 from ticket limit 1`
  if (existing) return
  const ago = (hours: number) => new Date(baseDate.getTime() - hours * HOUR_MS)
  for (const { hoursAgo, words, answer, ...writer } of tickets) {
    const id = newId()
    const answeredAt = answer ? ago(answer.hoursAgo) : null
    const row = {
      ...writer,
      id,
      message: words,
      createdAt: ago(hoursAgo),
      waitsSince: answeredAt ?? ago(hoursAgo),
      answerDueAt: workingHoursAfter(ago(hoursAgo), ANSWER_HOURS),
      firstAnsweredAt: answeredAt,
      state: answer ? 'WAITING' : 'OPEN',
      replyToken: newReplyToken(),
    }
    await db`insert into ticket ${db({ ...row, ticketNumber: await nextNumber(db) })}`
    if (answer)
      await db`
        insert into ticket_message (id, ticket_id, direction, words, at)
        values (${newId()}, ${id}, 'OUT', ${answer.words}, ${answeredAt})`
  }
}

async function nextNumber(db: Deps['db']): Promise<string> {
  const [row] = await db<[{ number: string }]>`select 'K' || nextval('ticket_number') as number`
  return row.number
}
