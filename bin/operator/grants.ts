import { dayText } from '../../api/exclusive/access-mail.ts'
import { findGrants, type Grant } from '../../api/exclusive/access-queries.ts'
import {
  findApplicant,
  grantExclusiveAccess,
  rejectExclusiveAccess,
  withdrawExclusiveAccess,
} from '../../api/exclusive/decide-exclusive-access.ts'
import { operatorGrants as de } from '../../texts/de/operator/grants.ts'
import { operatorGrants as en } from '../../texts/en/operator/grants.ts'
import { Refusal, type Desk, type Order, type Topic } from './grammar/topic.ts'

type Sentence = 'granted' | 'rejected' | 'withdrawn' | 'grantedAlready' | 'unknown' | 'nothingOpen' | 'noGrant'

export const grants: Topic = {
  texts: { de, en },
  verbs: {
    list: {
      async run(desk) {
        const found = await findGrants(desk.db)
        return { lines: found.length > 0 ? found.map((grant) => lineOf(grant, desk)) : [textsIn(desk).none] }
      },
    },
    grant: {
      values: ['until', 'reason'],
      async run(desk, order) {
        const { until } = order.values
        const { applied, wish, say } = await meant(desk, order)
        const granted = { ...applied, ...wish, ...(until && { expiresAt: endOf(until, desk) }) }
        if (!(await grantExclusiveAccess(desk, granted))) throw new Refusal(say('grantedAlready'))
        return { lines: [say('granted')], accountId: applied.buyerId }
      },
    },
    reject: {
      values: ['reason'],
      async run(desk, order) {
        const { applied, wish, say } = await meant(desk, order)
        if (!(await rejectExclusiveAccess(desk, { ...applied, ...wish }))) throw new Refusal(say('nothingOpen'))
        return { lines: [say('rejected')], accountId: applied.buyerId }
      },
    },
    withdraw: {
      values: ['reason'],
      async run(desk, order) {
        const { applied, wish, say } = await meant(desk, order)
        if (!(await withdrawExclusiveAccess(desk, { ...applied, ...wish }))) throw new Refusal(say('noGrant'))
        return { lines: [say('withdrawn')], accountId: applied.buyerId }
      },
    },
  },
}

async function meant(desk: Desk, { words: [email = '', skuId = ''], values: { reason } }: Order) {
  const say = (sentence: Sentence) => textsIn(desk)[sentence](email, skuId)
  const applied = await findApplicant(desk.db, email, skuId)
  if (!applied) throw new Refusal(say('unknown'))
  return { applied, wish: { reason: reason ?? '', language: desk.language }, say }
}

/** A day ends at midnight in Germany. */
function endOf(text: string, desk: Desk): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const end = isDay ? endOfBerlinDay(text) : new Date(text)
  const isTime = isDay || /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (!isTime || Number.isNaN(end.getTime())) throw new Refusal(textsIn(desk).badDate(text))
  return end
}

// Germany's clocks change an hour after midnight in Greenwich, so the offset then is that of the midnight before.
function endOfBerlinDay(day: string): Date {
  const near = new Date(`${day}T24:00:00Z`)
  if (Number.isNaN(near.getTime())) return near
  const zone = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })
  const offset = zone
    .formatToParts(near)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.replace('GMT', '')
  return new Date(`${day}T24:00:00${offset}`)
}

function lineOf({ since, expiresAt, withdrawnAt, ...grant }: Grant, desk: Desk) {
  const day = (at: Date | null) => at && dayText(at, desk.language)
  return textsIn(desk).line({
    ...grant,
    since: dayText(since, desk.language),
    until: day(expiresAt),
    withdrawn: day(withdrawnAt),
  })
}

const textsIn = ({ language }: Desk) => ({ de, en })[language]
