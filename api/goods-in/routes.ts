import * as goodsInApi from '../../contract/goods-in/goods-in.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { checkShipment } from './check-shipment.ts'
import { listGoodsIn, readGoodsIn } from './read-goods-in.ts'
import { readSheetCsv, readSheets } from './sheets/read-sheets.ts'

export function goodsInRoutes(api: Api, deps: Deps) {
  const { db } = deps
  // Each one may be mailed as a claim.
  const byCompany = limit(deps, { name: 'goods-in-company', attempts: 120, seconds: 60 * 60 })
  serve(api, goodsInApi.list, (input, caller) => listGoodsIn(deps, caller, input))
  serve(api, goodsInApi.read, ({ shipmentId }, caller) => readGoodsIn(db, caller, shipmentId))
  serve(api, goodsInApi.check, async (input, caller) => {
    await byCompany.take(caller.account.companyId)
    await checkShipment(deps, caller, input)
    return readGoodsIn(db, caller, input.shipmentId)
  })
  serve(api, goodsInApi.readSheet, (input, caller) => readSheets(deps, caller, input))
  serve(api, goodsInApi.readCsv, (input, caller) => readSheetCsv(deps, caller, input))
  serve(api, goodsInApi.readPeriodSheets, (input, caller) => readSheets(deps, caller, input))
  serve(api, goodsInApi.readPeriodCsv, (input, caller) => readSheetCsv(deps, caller, input))
}
