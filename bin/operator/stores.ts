import { notifyRestriction } from '../../api/operated-stores/notify-restriction.ts'
import { changeSeller, isSellerField } from '../../api/stores/change-seller.ts'
import { findStoreStates, setStoreEligibility } from '../../api/stores/store-eligibility.ts'
import { Seller } from '../../contract/trade/seller.ts'
import { texts } from '../../texts/texts.ts'
import { Refusal, type CommandGroup, type Action } from './commands/command.ts'

const eligibility = (isEligible: boolean): Action => ({
  async run(context, { args: [slug = '', ...words] }) {
    const { db, clock, language } = context
    const t = texts(language).operator.stores
    const reason = isEligible ? '' : words.join(' ')
    if (!isEligible && !reason) throw new Refusal(t.reasonMissing)
    const restriction = { what: isEligible ? ('RESUMED' as const) : ('PAUSED' as const), reason }
    const before = await setStoreEligibility(db, {
      slug,
      isEligible,
      now: clock.now(),
      reason,
      notify: (tx, storeId) => notifyRestriction(tx, context, { storeId, restriction }),
    })
    if (!before) throw new Refusal(t.unknown(slug))
    if (before.missing) throw new Refusal(t.sellerMissing(before.name, t.sellerFields[before.missing]))
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
    seller: {
      async run({ db, language }, { args: [slug = '', field = '', value = ''] }) {
        const t = texts(language).operator.stores
        if (!isSellerField(field)) throw new Refusal(t.unknownField(field, Object.keys(Seller.shape).join(', ')))
        const changed = await changeSeller(db, { slug, field, value })
        if (!changed) throw new Refusal(t.unknown(slug))
        const { name, refused } = changed
        if (refused === 'VALUE') throw new Refusal(t.badValue(field, value))
        if (refused) throw new Refusal(t.sellerMissing(name, t.sellerFields[refused]))
        return { lines: [t.sellerChanged(name, field)] }
      },
    },
  },
}
