import { dayText } from '../../api/platform/wall-clock.ts'
import { lastOfBerlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { findGrants, type Grant } from '../../api/exclusive/grant-queries.ts'
import {
  findGrantKey,
  grantExclusiveAccess,
  rejectExclusiveAccess,
  withdrawExclusiveAccess,
} from '../../api/exclusive/decide-exclusive-access.ts'
import { Refusal, type Context, type Command, type CommandGroup } from './commands/command.ts'

type Sentence = 'granted' | 'rejected' | 'withdrawn' | 'grantedAlready' | 'unknown' | 'nothingOpen' | 'noGrant'

export const grants: CommandGroup = {
  texts: (language) => texts(language).operator.grants,
  actions: {
    list: {
      async run(context) {
        const found = await findGrants(context.db)
        return {
          lines:
            found.length > 0
              ? found.map((grant) => lineOf(grant, context))
              : [texts(context.language).operator.grants.none],
        }
      },
    },
    grant: {
      values: ['until', 'reason'],
      async run(context, order) {
        const { until } = order.values
        const { applied, input, say } = await meant(context, order)
        const granted = { ...applied, ...input, ...(until && { expiresAt: endOf(until, context) }) }
        if (!(await grantExclusiveAccess(context, granted))) throw new Refusal(say('grantedAlready'))
        return { lines: [say('granted')], accountId: applied.buyerId }
      },
    },
    reject: {
      values: ['reason'],
      async run(context, order) {
        const { applied, input, say } = await meant(context, order)
        if (!(await rejectExclusiveAccess(context, { ...applied, ...input }))) throw new Refusal(say('nothingOpen'))
        return { lines: [say('rejected')], accountId: applied.buyerId }
      },
    },
    withdraw: {
      values: ['reason'],
      async run(context, order) {
        const { applied, input, say } = await meant(context, order)
        if (!(await withdrawExclusiveAccess(context, { ...applied, ...input }))) throw new Refusal(say('noGrant'))
        return { lines: [say('withdrawn')], accountId: applied.buyerId }
      },
    },
  },
}

async function meant(context: Context, { args: [email = '', skuId = ''], values: { reason } }: Command) {
  const say = (sentence: Sentence) => texts(context.language).operator.grants[sentence](email, skuId)
  const applied = await findGrantKey(context.db, email, skuId)
  if (!applied) throw new Refusal(say('unknown'))
  return { applied, input: { reason: reason ?? '', language: context.language }, say }
}

/** A day ends at its last moment in Germany. */
function endOf(text: string, context: Context): Date {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text)
  const end = isDay ? lastOfBerlinDay(text) : new Date(text)
  const isTime = isDay || /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:\d{2})$/.test(text)
  if (!isTime || Number.isNaN(end.getTime())) throw new Refusal(texts(context.language).operator.grants.badDate(text))
  return end
}

function lineOf({ since, expiresAt, withdrawnAt, ...grant }: Grant, context: Context) {
  const day = (at: Date | null) => at && dayText(at, context.language)
  return texts(context.language).operator.grants.line({
    ...grant,
    since: dayText(since, context.language),
    until: day(expiresAt),
    withdrawn: day(withdrawnAt),
  })
}
