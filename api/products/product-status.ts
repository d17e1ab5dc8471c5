export const productStatuses = ['DRAFT', 'IN_REVIEW', 'ACTIVE', 'PAUSED', 'ARCHIVED', 'BLOCKED'] as const
export type ProductStatus = (typeof productStatuses)[number]

/**
 * What a product may become (api.md section 6). A blocked one has to be reviewed again before it is sold; an archived
 * one stays so.
 */
export const nextStatuses: Record<ProductStatus, readonly ProductStatus[]> = {
  DRAFT: ['IN_REVIEW', 'BLOCKED', 'ARCHIVED'],
  IN_REVIEW: ['ACTIVE', 'BLOCKED', 'ARCHIVED'],
  ACTIVE: ['PAUSED', 'BLOCKED', 'ARCHIVED'],
  PAUSED: ['ACTIVE', 'BLOCKED', 'ARCHIVED'],
  BLOCKED: ['IN_REVIEW', 'ARCHIVED'],
  ARCHIVED: [],
}
