import * as changeSetsApi from '../../contract/change-sets/change-sets.ts'
import * as sheetApi from '../../contract/change-sets/sheet.ts'
import { sheetBlock } from '../../contract/change-sets/sheet.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { applyChangeSet, undoChangeSet } from './apply-change-set.ts'
import { listSets } from './change-set-queries.ts'
import { createChangeSet } from './create-change-set.ts'
import { listChangeCells } from './list-change-cells.ts'
import { entryOf, readChangeSet } from './read-change-set.ts'
import { countStock } from './count-stock.ts'
import { countRows, findBlock, findByNumbers } from './sheet-queries.ts'
import { sheetRow } from './sheet-row.ts'

const SETS = 24

export function changeSetsRoutes(api: Api, deps: Deps) {
  const { db } = deps

  serve(api, sheetApi.read, async ({ after = '', ...filter }, caller) => {
    const { storeId } = caller.account
    const [rows, count] = await Promise.all([
      findBlock(db, storeId, { ...filter, after, limit: sheetBlock + 1 }),
      after === '' ? countRows(db, storeId, filter) : null,
    ])
    const items = rows.slice(0, sheetBlock).map((row) => sheetRow(row, caller, deps))
    return { items, next: rows.length > sheetBlock ? items.at(-1)!.supplierSku : null, count }
  })

  serve(api, sheetApi.findRows, async ({ numbers }, caller) => {
    const rows = await findByNumbers(db, caller.account.storeId, numbers)
    return { items: rows.map((row) => sheetRow(row, caller, deps)) }
  })

  serve(api, sheetApi.countStock, ({ items }, caller) => countStock(deps, caller, items))

  serve(api, changeSetsApi.create, (input, caller) => createChangeSet(deps, caller, input))
  serve(api, changeSetsApi.apply, (input, caller) => applyChangeSet(deps, caller, input))
  serve(api, changeSetsApi.undo, (input, caller) => undoChangeSet(deps, caller, input))
  serve(api, changeSetsApi.read, ({ id }, caller) => readChangeSet(deps, caller, id))

  serve(api, changeSetsApi.list, async ({ after = null }, { account }) => {
    const sets = await listSets(db, account.storeId, { after, limit: SETS + 1 })
    const items = sets.slice(0, SETS).map(entryOf)
    return { items, next: sets.length > SETS ? items.at(-1)!.id : null }
  })

  serve(api, changeSetsApi.listCells, (input, caller) => listChangeCells(deps, caller, input))
}
