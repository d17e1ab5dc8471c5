import * as rangeAttributesApi from './attributes.ts'
import * as rangeHistoryApi from './history.ts'
import * as rangeVariantsApi from './variants.ts'
import * as rangeEditorApi from './editor.ts'
import * as photosApi from './photos.ts'
import * as rangeListApi from './list.ts'

/** The calls by which a store's products are looked through and edited, see contract/api.ts. */
export const rangeSlices = {
  rangeAttributes: rangeAttributesApi,
  rangeHistory: rangeHistoryApi,
  rangeVariants: rangeVariantsApi,
  rangeEditor: rangeEditorApi,
  photos: photosApi,
  rangeList: rangeListApi,
}
