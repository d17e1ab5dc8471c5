import { findStoreStates, setStoreEligibility } from '../../api/stores/store-eligibility.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type CommandGroup, type Action } from './commands/command.ts'

const eligibility = (isEligible: boolean): Action => ({
  async run({ db, language }, { args: [slug = ''] }) {
    const t = texts(language).operator.stores
    const before = await setStoreEligibility(db, { slug, isEligible })
    if (!before) throw new Refusal(t.unknown(slug))
    if (before.isEligible === isEligible) return { lines: [t.unchanged(before.name)] }
    return { lines: [isEligible ? t.resumed(before.name) : t.paused(before.name)] }
  },
})

export const stores: CommandGroup = {
  texts: (language) => texts(language).operator.stores,
  actions: {
    list: {
      async run({ db, language }) {
        const t = texts(language).operator.stores
        const found = await findStoreStates(db)
        return {
          lines: found.map(({ slug, name, isEligible }) => `${slug}  ${isEligible ? t.sells : t.doesNotSell}  ${name}`),
        }
      },
    },
    pause: eligibility(false),
    resume: eligibility(true),
  },
}
