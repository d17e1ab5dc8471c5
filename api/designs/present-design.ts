import type { ProductDesign } from '../../contract/designs/designs.ts'
import { eurosOf, moneyText } from '../../contract/platform/money.ts'
import type { SupplierDesign } from '../../contract/designs/supplier-designs.ts'
import type { Language } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { hiddenName, hiddenUrl } from '../exclusive/hidden-exclusive-product.ts'
import { canonicalUrl } from '../products/product-address.ts'
import { designPictureUrl } from '../platform/pictures/picture-address.ts'
import type { FileRow, MessageRow, OfferTerms, ProofRow } from './part-queries.ts'
import type { DesignRow } from './queries.ts'
import { allowed, withOffer } from './steps.ts'

export type Parts = { files: FileRow[]; proofs: ProofRow[]; messages: MessageRow[] }
type Viewer = { language: Language; now: Date }

export function presentForBuyer(design: DesignRow, parts: Parts, { language, now }: Viewer): ProductDesign {
  return { ...present(design, parts, language), allowedActions: allowed('BUYER', stateOf(design, parts), now) }
}

export function presentForStore(design: DesignRow, parts: Parts, { language, now }: Viewer): SupplierDesign {
  const shown = present(design, parts, language)
  const { byForStore } = texts(language).designs.replies
  return {
    ...shown,
    buyer: { companyName: design.companyName, contactName: design.contactName },
    messages: shown.messages.map((message) => ({ ...message, byText: byForStore[message.by] })),
    allowedActions: allowed('STORE', stateOf(design, parts), now),
  }
}

type Status = Pick<DesignRow, 'status' | 'isBlocked' | 'isReported'>

export const stateOf = ({ status, isBlocked, isReported }: Status, { proofs }: Pick<Parts, 'proofs'>) => ({
  status,
  isBlocked,
  isReported,
  offerUntil: proofs[0]?.validUntil ?? null,
})

function present(design: DesignRow, { files, proofs, messages }: Parts, language: Language) {
  const { statuses, by } = texts(language).designs.replies
  const [newest] = proofs
  const urlOf = (token: string) => (design.isHidden ? '' : designPictureUrl(token))
  return {
    ...contentOf(design),
    ...productOf(design, language),
    previewUrl: urlOf(design.sheetToken),
    statusText: design.isBlocked ? texts(language).designs.reports.blocked : statuses[design.status],
    files: files.map(({ id, kind, name, token, width, height }) => ({
      id,
      kind,
      name,
      url: `/pictures/designs/files/${token}`,
      width,
      height,
    })),
    proofs: proofs.map((proof) => ({
      id: proof.id,
      number: proof.number,
      previewUrl: urlOf(proof.sheetToken),
      message: proof.message,
      offer: presentOffer(proof, language),
      at: proof.createdAt,
    })),
    offer: newest && withOffer.includes(design.status) ? presentOffer(newest, language) : null,
    messages: messages.map((message) => ({ ...message, byText: by[message.by], at: message.createdAt })),
  }
}

const productOf = (design: DesignRow, language: Language) =>
  design.isHidden
    ? { productName: hiddenName(design.skuId, language), canonicalUrl: hiddenUrl(design.skuId) }
    : { productName: language === 'de' ? design.nameDe : design.nameEn, canonicalUrl: canonicalUrl(design) }

const contentOf = (design: DesignRow) => ({
  id: design.id,
  title: design.title,
  productSkuId: design.skuId,
  storeId: design.storeId,
  storeName: design.storeName,
  quantity: design.quantity,
  technique: design.technique,
  colors: design.colors,
  placement: design.placement,
  text: design.text,
  textPlacement: design.textPlacement,
  font: design.font as ProductDesign['font'],
  description: design.description,
  status: design.status,
  isBlocked: design.isBlocked,
  orderId: design.orderId,
  createdAt: design.createdAt,
  updatedAt: design.updatedAt,
})

export const presentOffer = (terms: OfferTerms, language: Language): NonNullable<ProductDesign['offer']> => ({
  unitPrice: eurosOf(terms.unitPriceCents),
  unitPriceText: moneyText(terms.unitPriceCents, language),
  setupFee: eurosOf(terms.setupFeeCents),
  setupFeeText: moneyText(terms.setupFeeCents, language),
  minQuantity: terms.minQuantity,
  leadTimeDays: terms.leadTimeDays,
  validUntil: terms.validUntil,
})
