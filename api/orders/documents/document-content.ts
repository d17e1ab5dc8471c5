import type { PaymentMethodCode } from '../../../contract/payment-methods.ts'
import type { Language } from '../../../contract/platform/values.ts'
import type { TaxCase, TotalsCents } from '../../../contract/totals.ts'
import type { EInvoiceFormat } from '../../../contract/trade/e-invoice-formats.ts'
import type { Seller } from '../../../contract/trade/seller.ts'
import type { OrderAddress } from '../new-order.ts'

/** What § 14 (4) UStG asks for, copied from the order. Money is cents and negative in a credit note. Never changed. */
export type DocumentContent = {
  type: 'INVOICE' | 'CREDIT_NOTE'
  language: Language
  number: string
  /** Days in Germany, 'YYYY-MM-DD'. */
  issuedOn: string
  orderedOn: string
  /** The day the invoiced parcel left: the time of the supply. */
  deliveredOn: string
  /** The invoice that a credit note corrects; the latest where it corrects several, the others stand in the notes. */
  corrects: CorrectedInvoice | null
  orderNumber: string
  subOrderNumber: string
  seller: {
    companyName: string
    address: string
    vatId: string
    registerNumber: string
    email: string
  } & Partial<SellerParts>
  billing: OrderAddress
  delivery: OrderAddress
  buyerVatId: string | null
  buyerReference: string | null
  purchaseOrderNumber: string | null
  paymentMethod: PaymentMethodCode
  couponCode: string | null
  lines: DocumentLine[]
  totals: TotalsCents
  /** Why no tax is charged. */
  exemption: Exclude<TaxCase, 'DOMESTIC'> | null
} & Partial<Version2>

export type CorrectedInvoice = { number: string; issuedOn: string }

/** What an e-invoice needs on top. Documents from before have none of it, and stay as they are. */
export type Version2 = {
  version: 2
  /** Where it is sent, and how the buyer wants it (EN 16931, BT-10, 19, 46, 49). */
  eInvoice: {
    email: string
    format: EInvoiceFormat
    leitwegId: string | null
    costCentre: string | null
    gln: string | null
  }
  /** Part of the amount that was paid before the document is issued; 0 in a credit note. */
  paidCents: number
  /** 'YYYY-MM-DD', where it is still owed and by when. */
  dueOn: string | null
  paymentMeans: PaymentMeans
  /** What the marketplace has to say: that it issues in the seller's name (§ 14 (2) UStG). */
  notes: string[]
}
export type ContentVersion2 = DocumentContent & Version2
/** How money moves (UNTDID 4461): 58 is a transfer to the account, 68 an online payment service. */
export type PaymentMeans =
  | { code: '58'; reference: string; iban: string; accountHolder: string }
  | { code: '68'; name: string }

export const isVersion2 = (content: object): content is ContentVersion2 => 'version' in content && content.version === 2
/** Since version 2: the parts of the address, and who answers for the seller. */
export type SellerParts = Pick<
  Seller,
  | 'street'
  | 'streetNumber'
  | 'postalCode'
  | 'cityName'
  | 'taxNumber'
  | 'registerCourt'
  | 'managers'
  | 'contactName'
  | 'contactPhone'
  | 'gln'
>
/** `kind` GOODS, SETUP (of a design), DEPOSIT or REDUCTION of what goods of one rate cost. */
export type DocumentLine = {
  kind: 'GOODS' | 'SETUP' | 'DEPOSIT' | 'REDUCTION'
  /** Of DEPOSIT, which item is lent. */
  depositCode?: string
  skuId: string
  name: string
  quantity: number
  /** Of `priceUnit` pieces; of one where it is not given. */
  unitCents: number
  priceUnit?: number
  netCents: number
  rateBp: number
  /** Since version 2: what the supplier and GS1 call it, and its unit (UN/ECE Rec 20). */
  supplierSku?: string | null
  gtin?: string | null
  unitCode?: string
  /** Registration of the manufacturer of electrical goods (§ 6 (3) ElektroG). */
  weeeNumber?: string
}

/** The order as it was placed, as far as documents need it. */
export type DocumentSource = {
  seller: Partial<Seller> & { address?: string }
  billing: OrderAddress
  delivery: OrderAddress
  buyerVatId: string | null
  buyerReference: string | null
  purchaseOrderNumber: string | null
  paymentMethod: PaymentMethodCode
  language: Language
  orderedAt: Date
  /** Where the company wants invoices now, else the address of its contact. */
  invoiceEmail: string | null
  eInvoiceFormat: EInvoiceFormat | null
  leitwegId: string | null
  costCentre: string | null
  buyerGln: string | null
  /** Where a transfer goes; null where a provider takes the money. */
  bankAccount: { iban: string; accountHolder: string } | null
  /** How many days after its invoice it is paid; null where it is not ordered on net terms. */
  termsDays: number | null
  /** By SKU, as their store states them now. */
  weeeNumbers: Record<string, string>
}
