import { designFonts, designTextLength, maxDesignFiles } from '../../../contract/designs/designs.ts'
import { maxFileBytes, maxFilePixels } from '../../../contract/platform/files.ts'
import { texts } from '../../../texts/texts.ts'
import type { Caller } from '../../http/caller.ts'
import { Problem } from '../../http/problem.ts'
import type { Deps } from '../../platform/deps.ts'
import { pictureHash } from '../../platform/pictures/picture-address.ts'
import { logoPlacement, techniqueRules, techniquesOf, textPlacement } from '../design-techniques.ts'
import { drawable } from '../write-design.ts'

/** Throws NOT_FOUND for goods that the buyer may not see or that take no design. */
export async function readTemplate(deps: Deps, { account, language }: Caller<'buyer'>, skuId: string) {
  const product = await drawable(deps.db, deps, { buyerId: account.companyId, skuId })
  if (!product) throw Problem.of('NOT_FOUND')
  const { recipe, outline, aspect, ground, countPerBox, minimumQuantity } = product
  const { techniques } = texts(language).designs.replies
  return {
    productSkuId: skuId,
    productName: language === 'de' ? product.nameDe : product.nameEn,
    storeName: product.storeName,
    imageUrl: `/pictures/designs/blank/${skuId}/${pictureHash({ skuId, picture: recipe })}`,
    outline,
    aspect,
    ground,
    techniques: techniquesOf(recipe.archetype).map((code) => ({
      code,
      name: techniques[code],
      ...techniqueRules[code],
    })),
    fonts: [...designFonts],
    placement: logoPlacement(aspect),
    textPlacement: textPlacement(aspect),
    limits: {
      maxFiles: maxDesignFiles,
      maxFileBytes,
      maxFilePixels,
      textLength: designTextLength,
      countPerBox,
      minimumQuantity,
    },
  }
}
