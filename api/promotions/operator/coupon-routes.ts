import { randomInt } from 'node:crypto'
import * as couponsApi from '../../../contract/operator/coupons.ts'
import type { OperatorCoupon } from '../../../contract/operator/coupons.ts'
import type { InputOf } from '../../../contract/platform/endpoint.ts'
import type { Language } from '../../../contract/platform/values.ts'
import { texts } from '../../../texts/texts.ts'
import { inTransactionOnce } from '../../http/idempotency.ts'
import { Problem } from '../../http/problem.ts'
import { serve, type Api } from '../../http/serve.ts'
import { inTransaction } from '../../platform/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids.ts'
import { createCoupons, endCoupon, findStoreId } from '../coupon-admin.ts'
import { companiesOf } from '../coupon-audience.ts'
import { describeCoupon } from '../describe-coupon.ts'
import { checkWindow, wrong } from './check-content.ts'
import { findCodes, findCoupon, findNamedOf } from './coupon-queries.ts'
import { listCoupons, presentCoupon, writeCouponList } from './list-coupons.ts'
import { noteOf, type Operator } from './note-change.ts'

/** Codes that operators give away. */
export function operatorCouponRoutes(api: Api, deps: Deps): void {
  const { db, clock } = deps

  serve(api, couponsApi.list, (input, { language }) => listCoupons(deps, input, language))
  serve(api, couponsApi.readCsv, (input, { language }) => writeCouponList(deps, input, language))
  serve(api, couponsApi.read, ({ id }, { language }) => readCoupon(deps, id, language))
  serve(api, couponsApi.create, async (input, caller) => {
    const { codes, batch, ...terms } = await checkedCoupons(deps, input, caller)
    const id = await inTransactionOnce(db, caller.keyed, {
      async work(tx) {
        if ((await createCoupons(tx, { codes, batch, ...terms })) !== codes.length) throw Problem.of('CODE_TAKEN')
        const made = batch?.id ?? codes[0]!
        const after = { name: batch?.name ?? made, codes: codes.length, ...terms }
        await noteOf(deps, caller, { action: 'coupon.create' })(tx, { id: made, before: null, after })
        return made
      },
      resultOf: (made) => made,
      again: async (made) => made,
    })
    return readCoupon(deps, id, caller.language)
  })
  serve(api, couponsApi.end, ({ id, reason }, caller) =>
    inTransaction(db, async (tx) => {
      const now = clock.now()
      if (!(await endCoupon(tx, id, now))) throw Problem.of('NOT_FOUND')
      await noteOf(deps, caller, { action: 'coupon.end', reason })(tx, { id, before: null, after: { endsAt: now } })
    }),
  )
}

const centsOf = (euros: number) => Math.round(euros * 100)

/** What is to be written; refused where it says neither one code nor many, or takes nothing off. */
async function checkedCoupons({ db }: Deps, input: InputOf<typeof couponsApi.create>, { language }: Operator) {
  const t = texts(language).operator.content
  const { kind, storeSlug, startsAt, endsAt } = input
  const made = codesOf(input)
  if (!made) throw wrong({ code: t.oneOrMany })
  checkWindow({ startsAt, endsAt }, language)
  const value = kind === 'FREE_SHIPPING' ? 0 : centsOf(input.value)
  if (kind !== 'FREE_SHIPPING' && (value === 0 || (kind === 'PERCENT' && value > 10_000)))
    throw wrong({ value: t.badValue })
  const storeId = storeSlug === null ? null : await findStoreId(db, storeSlug)
  if (storeSlug !== null && storeId === null) throw wrong({ storeSlug: t.noStore })
  const { audience = 'ALL', borneBy = 'STORE', buyers = [] } = input
  if (kind === 'FREE_SHIPPING' && borneBy === 'MARKETPLACE') throw wrong({ borneBy: t.shippingOfStore })
  const buyerIds = await companiesOf(db, { audience, buyers }, language)
  return {
    ...made,
    kind,
    value,
    storeId,
    minimumCents: centsOf(input.minimum),
    limitTotal: input.limitTotal,
    limitPerBuyer: input.limitPerBuyer,
    audience,
    borneBy,
    buyerIds,
    descriptionDe: input.descriptionDe.trim() || describeCoupon({ kind, value }, 'de'),
    descriptionEn: input.descriptionEn.trim() || describeCoupon({ kind, value }, 'en'),
    from: startsAt,
    until: endsAt,
  }
}

/** One code, or many by a name; null where the input says both or neither. */
function codesOf({ code, name, prefix, count }: InputOf<typeof couponsApi.create>) {
  if (code !== null) return name === null && count === null ? { codes: [code], batch: null } : null
  return name !== null && count !== null ? { codes: drawCodes(prefix, count), batch: { id: newId(), name } } : null
}

// Without what looks alike on paper: 40 bits, so that nobody finds one by trying.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const LENGTH = 8

function drawCodes(prefix: string, count: number): string[] {
  const codes = new Set<string>()
  while (codes.size < count) {
    const drawn = Array.from({ length: LENGTH }, () => letters[randomInt(letters.length)]).join('')
    codes.add(prefix ? `${prefix}-${drawn}` : drawn)
  }
  return [...codes]
}

async function readCoupon({ db, clock }: Deps, id: string, language: Language): Promise<OperatorCoupon> {
  const [[row], codes, buyers] = await Promise.all([findCoupon(db, id), findCodes(db, id), findNamedOf(db, id)])
  if (!row) throw Problem.of('NOT_FOUND')
  return {
    ...presentCoupon(row, clock.now(), language),
    descriptionDe: row.descriptionDe,
    descriptionEn: row.descriptionEn,
    buyers,
    codes,
  }
}
