import * as designTemplateApi from '../../contract/designs/design-template.ts'
import * as designsApi from '../../contract/designs/designs.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Caller } from '../http/caller.ts'
import type { Deps } from '../platform/deps.ts'
import type { Found } from './change-design.ts'
import { presentForBuyer } from './present-design.ts'
import { putDesignInCart } from './put-design-in-cart.ts'
import { readDesignAs, readDesignPage } from './read-designs.ts'
import { readTemplate } from './preview/read-template.ts'
import { takeStep } from './take-step.ts'
import { createDesign, writeDesign } from './write-design.ts'
import { addDesignFile, removeDesignFile } from './files/write-files.ts'
import { writeMessage } from './write-message.ts'

export function designsRoutes(api: Api, deps: Deps) {
  // Decoding a picture of 50 megapixels takes a core for a second or two.
  const fileByBuyer = limit(deps, { name: 'design-file-buyer', attempts: 60, seconds: 60 * 60 })
  const designByBuyer = limit(deps, { name: 'design-buyer', attempts: 60, seconds: 60 * 60 })
  // Each change of a design is a picture to draw.
  const writeByBuyer = limit(deps, { name: 'design-write-buyer', attempts: 600, seconds: 60 * 60 })
  const ownerOf = ({ account }: Caller<'buyer'>) => ({ buyerId: account.companyId })
  const viewerOf = ({ language }: Caller<'buyer'>) => ({ language, now: deps.clock.now() })
  const shown = ({ design, parts }: Found, caller: Caller<'buyer'>) => presentForBuyer(design, parts, viewerOf(caller))
  const read = (id: string, caller: Caller<'buyer'>) =>
    readDesignAs(deps.db, { owner: ownerOf(caller), id }, (design, parts) => shown({ design, parts }, caller))

  serve(api, designsApi.list, (input, caller) =>
    readDesignPage(deps.db, { ...input, owner: ownerOf(caller) }, (design, parts) => shown({ design, parts }, caller)),
  )
  serve(api, designsApi.create, async (input, caller) => {
    await designByBuyer.take(caller.account.companyId)
    return read(await createDesign(deps, caller, input), caller)
  })
  serve(api, designTemplateApi.read, ({ productSkuId }, caller) => readTemplate(deps, caller, productSkuId))
  serve(api, designsApi.read, ({ id }, caller) => read(id, caller))
  serve(api, designsApi.write, async (input, caller) => {
    await writeByBuyer.take(caller.account.companyId)
    return shown(await writeDesign(deps, caller, input), caller)
  })
  serve(api, designsApi.addFile, async (sent, caller) => {
    await fileByBuyer.take(caller.account.companyId)
    return shown(await addDesignFile(deps, caller, sent), caller)
  })
  serve(api, designsApi.act, async (input, caller) => shown(await takeStep(deps, caller, input), caller))
  serve(api, designsApi.writeMessage, async ({ id, text }, caller) =>
    shown(await writeMessage(deps, { owner: ownerOf(caller), by: 'BUYER', id, text, keyed: caller.keyed }), caller),
  )
  serve(api, designsApi.putInCart, (input, caller) => putDesignInCart(deps, caller, input))
  serve(api, designsApi.removeFile, (named, caller) => removeDesignFile(deps, caller, named))
}
