const meta = typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name=preview]')

/** The preview this document shows (server/pages/preview-pages.ts); null for the shop itself. */
export const previewToken = meta?.content ?? null
/** A preview is a visitor's page, whoever has opened it, unless the workplace asks for the account's. */
export const isVisitorsPreview = meta !== null && meta.dataset.as !== 'account'
