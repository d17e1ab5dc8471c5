import { findBaseRates, writeBaseRate } from '../../../api/net-terms/reminder-queries.ts'
import { texts } from '../../../texts/texts.ts'
import { Refusal, type CommandGroup } from '../commands/command.ts'

export const baseRates: CommandGroup = {
  texts: (language) => texts(language).operator.baseRates,
  actions: {
    list: {
      async run({ db, language }) {
        const t = texts(language).operator.baseRates
        return {
          lines: (await findBaseRates(db)).map(({ validFrom, rateBp }) => t.rate(percent(rateBp, language), validFrom)),
        }
      },
    },
    set: {
      async run({ db, language }, { args: [typed = '', validFrom = ''] }) {
        const t = texts(language).operator.baseRates
        const [, sign = '', whole, decimals = ''] = /^(-?)(\d{1,2})(?:[.,](\d{1,2}))?$/.exec(typed) ?? []
        if (whole === undefined) throw new Refusal(t.badPercent(typed))
        if (!/^20\d\d-0[17]-01$/.test(validFrom)) throw new Refusal(t.badDay(validFrom))
        const rateBp = Number(`${sign}${whole}${decimals.padEnd(2, '0')}`)
        if (rateBp < -900 || rateBp > 5000) throw new Refusal(t.badPercent(typed))
        await writeBaseRate(db, { validFrom, rateBp })
        return { lines: [t.rate(percent(rateBp, language), validFrom)] }
      },
    },
  },
}

const percent = (rateBp: number, language: 'de' | 'en') =>
  (rateBp / 100).toLocaleString(language, { minimumFractionDigits: 2 })
