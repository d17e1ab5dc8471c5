import {
  createCoupon,
  endCoupon,
  findStoreId,
  listCoupons,
  type ListedCoupon,
} from '../../../api/promotions/coupon-admin.ts'
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
        'from',
        'until',
        'text-de',
        'text-en',
      ],
      flags: ['free-shipping'],
      async run({ db, clock, language }, command) {
        const t = texts(language).operator.coupons
        const { storeSlug, ...terms } = parseCoupon(command, clock.now(), language)
        const storeId = storeSlug === null ? null : await findStoreId(db, storeSlug)
        if (storeSlug !== null && storeId === null) throw new Refusal(t.noStore(storeSlug))
        if (!(await createCoupon(db, { ...terms, storeId }))) throw new Refusal(t.taken(terms.code))
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
    ...(minimumCents > 0 ? [t.minimum(moneyText(minimumCents, language))] : []),
    t.used(redeemedCount, limitTotal),
    ...(limitPerBuyer === null ? [] : [t.perBuyer(limitPerBuyer)]),
    t.window(germanTime(coupon.startsAt), germanTime(coupon.endsAt)),
  ].join(' · ')
}
