/** Why a sale bears no tax, as cart, order, mail and invoice say it. */
export const taxNotes = {
  DOMESTIC: null as string | null,
  INTRA_COMMUNITY:
    'Tax-exempt intra-Community supply (§ 4 no. 1 b, § 6a UStG). The recipient accounts for the VAT on the acquisition.',
  SMALL_BUSINESS: 'No VAT is charged, as the seller is a small business (§ 19 UStG).',
  EXPORT: 'Tax-exempt export (§ 4 no. 1 a, § 6 UStG).',
}
