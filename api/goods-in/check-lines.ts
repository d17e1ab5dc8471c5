import type { InputOf } from '../../contract/platform/endpoint.ts'
import type * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import { temperatureLimitOf } from '../../contract/goods-in/temperature-limits.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { Problem } from '../http/problem.ts'
import type { NewLine, SentLine } from './queries.ts'

type GivenLine = InputOf<typeof goodsInApi.check>['lines'][number]

/** The lines of a check, one for each article of the shipment. Throws VALIDATION with a sentence that names the article. */
export function checkedLines(sent: SentLine[], given: GivenLine[], language: Language): NewLine[] {
  const t = texts(language).goodsIn.replies
  const foreign = given.find(({ productSkuId }) => !sent.some(({ skuId }) => skuId === productSkuId))
  if (foreign) throw refused(t.notInShipment(foreign.productSkuId))
  return sent.map((line) => {
    const [own, another] = given.filter(({ productSkuId }) => productSkuId === line.skuId)
    const name = language === 'de' ? line.nameDe : line.nameEn
    if (!own) throw refused(t.lineMissing(name))
    if (another) throw refused(t.lineTwice(name))
    return checkedLine(line, own, { name, language })
  })
}

function checkedLine(
  sent: SentLine,
  given: GivenLine,
  { name, language }: { name: string; language: Language },
): NewLine {
  const t = texts(language).goodsIn.replies
  const { cameQuantity, state, badQuantity = 0, lot, bestBefore = null, attachmentIds = [] } = given
  const temperature = given.temperature === undefined ? null : Math.round(given.temperature * 10)
  const limit = temperatureLimitOf(sent.temperature, sent.categorySlug)
  if (state === 'GOOD' && cameQuantity < sent.sentQuantity) throw refused(t.fewerThanSent(name, sent.isPack))
  if (state === 'MISSING' && cameQuantity >= sent.sentQuantity) throw refused(t.nothingMissing(name))
  const isBad = state !== 'GOOD' && state !== 'MISSING'
  if (isBad && (badQuantity < 1 || badQuantity > cameQuantity))
    throw refused(t.badPieces(name, cameQuantity, sent.isPack))
  if (limit && temperature === null && cameQuantity > 0) throw refused(t.temperatureMissing(name))
  if (limit && temperature !== null && temperature > limit.tolerated && !isBad && cameQuantity > 0)
    throw refused(t.tooWarm(name, new Intl.NumberFormat(language).format(limit.tolerated / 10)))
  return {
    skuId: sent.skuId,
    sentQuantity: sent.sentQuantity,
    cameQuantity,
    state,
    badQuantity: isBad ? badQuantity : 0,
    lot: lot?.trim() || null,
    bestBefore,
    temperature,
    temperatureLimit: limit ? limit.limit : null,
    attachmentIds,
  }
}

const refused = (sentence: string) => Problem.of('VALIDATION', undefined, { fieldErrors: { lines: sentence } })
