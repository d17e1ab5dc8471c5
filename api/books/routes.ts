import * as booksApi from '../../contract/books/books.ts'
import { limit } from '../http/limits.ts'
import { serve, type Api } from '../http/serve.ts'
import type { Deps } from '../platform/deps.ts'
import { readBooks, readTable } from './read-books.ts'
import { writeSettings } from './settings.ts'
import { writeDatev } from './write-datev.ts'

export function bookRoutes(api: Api, deps: Deps): void {
  const filesOfStore = limit(deps, { name: 'books', attempts: 60, seconds: 60 })
  serve(api, booksApi.read, (input, caller) => readBooks(deps, caller, input))
  serve(api, booksApi.writeSettings, (settings, caller) => writeSettings(deps.db, caller, settings))
  serve(api, booksApi.writeDatev, async (input, caller) => {
    await filesOfStore.take(caller.account.storeId)
    return writeDatev(deps, caller, input)
  })
  const tables = { csv: booksApi.readCsv, xlsx: booksApi.readSheet } as const
  for (const format of ['csv', 'xlsx'] as const)
    serve(api, tables[format], async ({ month }, caller) => {
      await filesOfStore.take(caller.account.storeId)
      return readTable(deps, caller, { month, format })
    })
}
