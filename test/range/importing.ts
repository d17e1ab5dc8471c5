import * as importsApi from '../../contract/import/imports.ts'
import { startChangeSetWorker } from '../../api/change-sets/work-change-set.ts'
import { startImportWorker } from '../../api/import/runs/work-import.ts'
import type { TestApp } from '../app.ts'
import { createMember, createProduct, createStore } from '../builders.ts'
import { doJobs } from '../do-jobs.ts'

export type Importing = Awaited<ReturnType<typeof createImporting>>

/** A store whose member imports files, with what they do on the way. */
export async function createImporting(app: TestApp) {
  const { id: storeId } = await createStore(app.db)
  const member = await createMember(app.db, { storeId, roles: ['CATALOGUE'] })
  const add = (text: string | Uint8Array, name = 'preise.csv') =>
    app.request(importsApi.add, { file: new File([text as never], name) }, member)
  const read = (id: string) => app.request(importsApi.read, { id }, member)
  const lines = async (id: string, kind: importsApi.ImportLine['kind']) =>
    (await app.request(importsApi.listLines, { id, kind }, member)).items
  const work = async () => {
    await doJobs(app, startImportWorker)
    await doJobs(app, startChangeSetWorker)
  }
  const compare = async (id: string) => {
    const { columns } = await read(id)
    await app.request(importsApi.compare, { id, columns: columns.map(({ means }) => means) }, member)
    await work()
    return read(id)
  }
  const apply = (id: string, input = {}) => app.request(importsApi.apply, { id, ...input }, member)
  const product = (supplierSku: string, values = {}) => createProduct(app.db, storeId, { supplierSku, ...values })
  return { storeId, member, add, read, lines, work, compare, apply, product }
}
