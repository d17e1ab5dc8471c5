import { useState } from 'react'
import { numberFormat } from '../../../../../contract/platform/formats.ts'
import { moneyText } from '../../../../../contract/platform/money.ts'
import { discounted } from '../../../../../contract/change-sets/terms.ts'
import { finalCents } from '../../../../../contract/range/check-content.ts'
import { Card } from '../../../../desk/Card.tsx'
import { useLanguage } from '../../../../platform/texts.ts'
import { Picture } from '../../../../ui/Picture.tsx'
import { Tag } from '../../../../ui/Tag.tsx'
import { useEditorTexts } from '../../../texts.ts'
import { useEditor } from '../editor-context.ts'

const eyes = ['BUYER', 'VISITOR'] as const

/** The card as it would be in the shop, for who is signed in and for who is not and sees no price. */
export function ShopCard() {
  const t = useEditorTexts().card
  const language = useLanguage()
  const { content, product } = useEditor()
  const [eye, setEye] = useState<(typeof eyes)[number]>('BUYER')
  const pack = usePack()
  const name = language === 'de' ? content.nameDe : content.nameEn || content.nameDe
  return (
    <Card
      title={t.title}
      more={
        <span role="group" aria-label={t.whose} className="flex gap-1">
          {eyes.map((one) => (
            <button
              key={one}
              type="button"
              className={`desk-chip ${one === eye ? 'on' : ''}`}
              aria-pressed={one === eye}
              onClick={() => setEye(one)}
            >
              {t.eyes[one]}
            </button>
          ))}
        </span>
      }
    >
      <div className="px-[18px] pb-[18px]">
        <div className="relative mx-auto max-w-72 overflow-hidden rounded-2xl hairline">
          <Picture url={product.imageUrls[0] ?? ''} alt="" sizes="288px" className="aspect-square w-full" />
          <div className="grid gap-0.5 p-4">
            <span className="text-small text-ink-2">{content.brand}</span>
            <b className="font-semibold">{name || t.unnamed}</b>
            <span className="text-small text-ink-3">{pack}</span>
            {eye === 'BUYER' ? <Prices /> : <span className="mt-2 text-small text-ink-2">{t.noPrice}</span>}
          </div>
        </div>
      </div>
    </Card>
  )
}

/** 'Karton 8 × 1 kg'. */
function usePack(): string {
  const t = useEditorTexts()
  const language = useLanguage()
  const { content } = useEditor()
  const { contentAmount, contentUnit, countPerBox } = content
  const amount = contentAmount ?? 1
  const number = (value: number) => numbers[language].format(value)
  const isLarge = contentUnit !== 'PIECE' && amount >= 1000
  const size = isLarge
    ? `${number(amount / 1000)} ${contentUnit === 'G' ? 'kg' : 'l'}`
    : `${number(amount)} ${t.delivery.unitSigns[contentUnit]}`
  return (countPerBox ?? 1) === 1 ? size : t.card.pack(number(countPerBox!), size)
}
const numbers = { de: numberFormat('de-DE', {}), en: numberFormat('en-GB', {}) }

function Prices() {
  const t = useEditorTexts().card
  const language = useLanguage()
  const { content } = useEditor()
  const { price, discount, tiers, countPerBox } = content
  const final = finalCents(content)
  if (price === null || final === null) return <span className="mt-2 text-small text-ink-2">{t.withoutPrice}</span>
  const list = discounted(Math.round(price * 100), 0)
  const best = tiers.findLast((tier) => tier.price !== null && tier.fromQuantity !== null)
  return (
    <span className="mt-2 grid gap-0.5">
      <span className="flex flex-wrap items-baseline gap-2">
        <b className={`text-lg tabular-nums ${final < list ? 'text-sale' : ''}`}>{moneyText(final, language)}</b>
        {final < list && <s className="text-small text-ink-3 tabular-nums">{moneyText(list, language)}</s>}
        {discount ? <Tag variant="sale">{`−${Math.round(discount)} %`}</Tag> : null}
      </span>
      {best && (
        <span className="text-small font-medium text-ok">
          {t.tier(String(best.fromQuantity! / (countPerBox ?? 1)), moneyText(Math.round(best.price! * 100), language))}
        </span>
      )}
    </span>
  )
}
