import { berlinDay } from '../../../contract/platform/values.ts'
import { findCommissionRates, findCommissionScope, writeCommissionRate } from '../../../api/ledger/commission-rates.ts'
import { inTransaction } from '../../../api/platform/db.ts'
import { raiseOperatorVersion } from '../../../api/stores/operator-version.ts'
import { texts } from '../../../texts/texts.ts'
import { Refusal, type CommandGroup } from '../commands/command.ts'

const percentText = (rateBp: number, language: 'de' | 'en') =>
  (rateBp / 100).toLocaleString(language, { maximumFractionDigits: 2 })

export const commission: CommandGroup = {
  texts: (language) => texts(language).operator.commission,
  actions: {
    list: {
      async run({ db, language }) {
        const t = texts(language).operator.commission
        const rates = await findCommissionRates(db)
        if (rates.length === 0) return { lines: [t.none] }
        return {
          lines: rates.map(({ rateBp, storeSlug, category, validFrom }) =>
            t.rate(percentText(rateBp, language), storeSlug ?? t.everybody, category ?? t.everything, validFrom),
          ),
        }
      },
    },
    set: {
      values: ['store', 'category', 'from'],
      async run({ db, language, clock }, { args: [typed = ''], values }) {
        const t = texts(language).operator.commission
        const rateBp = rateOf(typed)
        if (rateBp === null) throw new Refusal(t.badPercent(typed))
        const today = berlinDay(clock.now())
        const validFrom = values.from ?? today
        if (!isDay(validFrom) || validFrom < today) throw new Refusal(t.badDay(validFrom))
        const { store: storeSlug = null, category = null } = values
        const { storeId, hasCategory } = await findCommissionScope(db, { storeSlug, category })
        if (storeSlug !== null && storeId === null) throw new Refusal(t.unknownStore(storeSlug))
        if (category !== null && !hasCategory) throw new Refusal(t.unknownCategory(category))
        await inTransaction(db, async (tx) => {
          await writeCommissionRate(tx, { storeId, category, rateBp, validFrom })
          if (storeId) await raiseOperatorVersion(tx, storeId)
        })
        const scope = [storeSlug ?? t.everybody, category ?? t.everything] as const
        return { lines: [t.rate(percentText(rateBp, language), ...scope, validFrom)] }
      },
    },
  },
}

/** '12,5' or '12.5' as 1250 per ten-thousand. */
function rateOf(typed: string): number | null {
  const [, whole, decimals = ''] = /^(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
  if (whole === undefined) return null
  const rateBp = Number(whole) * 100 + Number(decimals.padEnd(2, '0'))
  return rateBp <= 5000 ? rateBp : null
}

function isDay(text: string) {
  const day = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
