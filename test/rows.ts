import type { Db } from '../api/platform/db.ts'

/** The columns of the tables that `builders.ts` fills, as db/schema.sql has them. */

/** What `db.json()` makes. */
type Json = ReturnType<Db['json']> | null

export type StoreRow = {
  id: string
  slug: string
  name: string
  status: string
  taglineDe: string
  taglineEn: string
  descriptionDe: string
  descriptionEn: string
  city: string
  countryId: number
  tileColor: string
  minimumOrderCents: number
  shippingFeeCents: number
  shippingFreeFromCents: number | null
  leadMinDays: number
  leadMaxDays: number
  promotedRank: number | null
  isTrusted: boolean
  legal: Json
  logo: Json
  cover: Json
  lucid: string | null
  lucidUntil: string | null
  partVersions: Json
  returnsDe: string
  returnsEn: string
  ratingSum: number
  ratingCount: number
  createdAt: Date | string
  gpsr: Json | null
  operatorVersion: number
  papersDueOn: string
  autoConfirm: string
  establishments: Json
}

export type ProductRow = {
  skuId: string
  storeId: string
  supplierSku: string
  gtin: string | null
  status: string
  isExclusive: boolean
  isDesignable: boolean
  isOrganic: boolean
  hasDraft: boolean
  submittedAt: Date | null
  refusedAt: Date | null
  nameDe: string
  nameEn: string
  brand: string
  brandSlug: string
  categorySlug: string
  rootCategorySlug: string
  priceCents: number
  finalPriceCents: number
  tierPrices: Json
  priceUnit: number
  msrpCents: number | null
  taxRateBp: number
  countPerBox: number
  minimumQuantity: number
  contentAmount: number
  contentUnit: string
  deposits: Json
  variantGroup: string | null
  variantOptions: Json
  picture: Json
  orderCount: number
  popularity: number
  ratingSum: number
  ratingCount: number
  createdAt: Date | string
  updatedAt: Date | string
}

export type AccountRow = {
  id: string
  email: string
  passwordHash: string
  role: string
  storeId: string | null
  firstName: string
  lastName: string
  phoneNumber: string
  companyName: string
  legalForm: string | null
  businessType: string | null
  vatId: string | null
  vatIdStatus: string
  website: string | null
  socialUrls: string[]
  startDate: Date | string | null
  invoiceEmail: string | null
  buyerReference: string | null
  language: string
  countryId: number
  newsletter: boolean
  termsAcceptedAt: Date | string
  createdAt: Date | string
  erasedAt: Date | string | null
  vatIdCheckedAt: Date | string | null
  emailConfirmedAt: Date | string | null
  trustedAt: Date | string | null
}

export type AddressRow = {
  buyerId: string
  id: string
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  countryId: number
  companyName: string
  street: string
  streetNumber: string
  cityName: string
  postalCode: string
  label: string
  deliveryNotes: string
  isSelected: boolean
  createdAt: Date | string
}

export type CouponRow = {
  code: string
  kind: string
  value: number
  storeId: string | null
  minimumCents: number
  limitTotal: number | null
  limitPerBuyer: number | null
  redeemedCount: number
  startsAt: Date | string
  endsAt: Date | string
  descriptionDe: string
  descriptionEn: string
  batchId: string | null
  batchName: string | null
  isFirst: boolean
  audience: string
  borneBy: string
}
