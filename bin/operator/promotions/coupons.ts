import {
  createCoupon,
  endCoupon,
  findStoreId,
  listCoupons,
  type ListedCoupon,
} from '../../../api/promotions/coupon-admin.ts'
import { companiesOf } from '../../../api/promotions/coupon-audience.ts'
import { inTransaction } from '../../../api/platform/db.ts'
import { moneyText } from '../../../contract/platform/money.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { germanTime } from '../german-time.ts'
import { parseCoupon } from './parse-coupon.ts'
import { Refusal, type CommandGroup } from '../commands/command.ts'

export const coupons: CommandGroup = {
  texts: (language) => texts(language).operator.coupons,
  actions: {
    create: {
      values: [
        'percent',
        'amount',
        'store',
        'minimum',
        'limit',
        'limit-per-buyer',
        'buyers',
        'from',
        'until',
        'text-de',
        'text-en',
      ],
      flags: ['free-shipping', 'first-order', 'marketplace-bears'],
      async run({ db, clock, language }, command) {
        const t = texts(language).operator.coupons
        const { storeSlug, buyers, ...terms } = parseCoupon(command, clock.now(), language)
        const storeId = storeSlug === null ? null : await findStoreId(db, storeSlug)
        if (storeSlug !== null && storeId === null) throw new Refusal(t.noStore(storeSlug))
        const buyerIds = await companiesOf(db, { audience: terms.audience, buyers }, language)
        const isNew = await inTransaction(db, (tx) => createCoupon(tx, { ...terms, storeId, buyerIds }))
        if (!isNew) throw new Refusal(t.taken(terms.code))
        return { lines: [t.created(terms.code, terms.from, terms.until)] }
      },
    },
    list: {
      flags: ['all'],
      async run({ db, clock, language }, { flags }) {
        const found = await listCoupons(db, { endsAfter: flags.has('all') ? null : clock.now() })
        return {
          lines:
            found.length > 0
              ? found.map((coupon) => lineOf(coupon, language))
              : [texts(language).operator.coupons.none],
        }
      },
    },
    end: {
      async run({ db, clock, language }, { args: [typed = ''] }) {
        const t = texts(language).operator.coupons
        const code = typed.toUpperCase()
        if (!(await endCoupon(db, code, clock.now()))) throw new Refusal(t.noLive(code))
        return { lines: [t.ended(code)] }
      },
    },
  },
}

function lineOf(coupon: ListedCoupon, language: Language) {
  const t = texts(language).operator.coupons
  const { kind, value, storeSlug, minimumCents, redeemedCount, limitTotal, limitPerBuyer } = coupon
  const takesOff = {
    PERCENT: t.percent(value / 100),
    AMOUNT: moneyText(value, language),
    FREE_SHIPPING: t.freeShipping,
  }
  return [
    coupon.code,
    takesOff[kind],
    storeSlug ?? t.everywhere,
    ...(coupon.audience === 'ALL' ? [] : [coupon.audience === 'NAMED' ? t.named(coupon.buyerCount) : t.firstOrder]),
    ...(coupon.borneBy === 'MARKETPLACE' ? [t.marketplaceBears] : []),
    ...(minimumCents > 0 ? [t.minimum(moneyText(minimumCents, language))] : []),
    t.used(redeemedCount, limitTotal),
    ...(limitPerBuyer === null ? [] : [t.perBuyer(limitPerBuyer)]),
    t.window(germanTime(coupon.startsAt), germanTime(coupon.endsAt)),
  ].join(' · ')
}
