import type { PostContent } from '../../../contract/operator/post-content.ts'

/** All goods that a post names, those it is about first. */
export const goodsIn = ({ skuIds, blocks }: PostContent): string[] => [
  ...new Set([...skuIds, ...blocks.flatMap((block) => (block.kind === 'GOODS' ? block.skuIds : []))]),
]
