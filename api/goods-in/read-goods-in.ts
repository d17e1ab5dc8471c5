import type { OutputOf } from '../../contract/platform/endpoint.ts'
import type * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import type { GoodsIn, GoodsInCheck } from '../../contract/goods-in/goods-in.ts'
import { EXPECTED_DAYS, type CheckState } from '../../contract/goods-in/check-words.ts'
import { temperatureLimitOf } from '../../contract/goods-in/temperature-limits.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { presentAttachment } from '../attachments/attach.ts'
import type { Caller } from '../http/caller.ts'
import { paged, type Window } from '../http/paged.ts'
import { Problem } from '../http/problem.ts'
import type { Db } from '../platform/db.ts'
import type { Deps } from '../platform/deps.ts'
import { findEntries, findShipment, type CheckedShipment, type CheckRow, type SentLine } from './queries.ts'

type Buyer = Caller<'buyer'>

const DAY_MS = 86_400_000

export async function listGoodsIn(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { account }: Buyer,
  { state, ...window }: Window & { state: CheckState },
): Promise<OutputOf<typeof goodsInApi.list>> {
  const { page, pageSize } = window
  const shippedAfter = new Date(clock.now().getTime() - EXPECTED_DAYS * DAY_MS)
  const chosen = { state, shippedAfter, offset: (page - 1) * pageSize, limit: pageSize }
  const rows = await findEntries(db, account.companyId, chosen)
  return paged(
    window,
    rows.map(({ orderId: _, storeId: __, totalItems: ___, ...entry }) => entry),
    rows[0]?.totalItems ?? 0,
  )
}

/** Throws NOT_FOUND, for somebody else's too. */
export async function readGoodsIn(db: Db, { account, language }: Buyer, shipmentId: string): Promise<GoodsIn> {
  const row = await findShipment(db, account.companyId, shipmentId)
  if (!row) throw Problem.of('NOT_FOUND')
  return presentShipment(row, language)
}

export function presentShipment(row: CheckedShipment, language: Language): GoodsIn {
  const { orderId: _, storeId: __, lines, checks, ...shipment } = row
  return {
    ...shipment,
    lines: lines.map((line) => ({
      productSkuId: line.skuId,
      name: nameOf(line, language),
      imageUrl: line.imageUrl,
      sentQuantity: line.sentQuantity,
      isPack: line.isPack,
      isFood: line.isFood,
      limit: limitOf(line),
    })),
    checks: checks.map((check) => presentCheck(check, lines, language)),
  }
}

function limitOf({ temperature, categorySlug }: SentLine) {
  const limit = temperatureLimitOf(temperature, categorySlug)
  return limit && { degrees: limit.limit / 10, tolerated: limit.tolerated / 10, source: limit.source }
}

function presentCheck(check: CheckRow, sent: SentLine[], language: Language): GoodsInCheck {
  const { id: _, shipmentId: __, checkedAt, lines, ...rest } = check
  const { states } = texts(language).goodsIn.replies
  return {
    ...rest,
    checkedAt: new Date(checkedAt),
    lines: lines.map(({ skuId, temperature, temperatureLimit, attachments, ...line }) => {
      const article = sent.find((each) => each.skuId === skuId)
      return {
        ...line,
        productSkuId: skuId,
        name: article ? nameOf(article, language) : skuId,
        imageUrl: article?.imageUrl ?? '',
        isPack: article?.isPack ?? false,
        stateText: states[line.state],
        temperature: degreesOf(temperature),
        temperatureLimit: degreesOf(temperatureLimit),
        attachments: attachments.map(presentAttachment),
      }
    }),
  }
}

const degreesOf = (tenths: number | null) => (tenths === null ? null : tenths / 10)
const nameOf = ({ nameDe, nameEn }: SentLine, language: Language) => (language === 'de' ? nameDe : nameEn)
