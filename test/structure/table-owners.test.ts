import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sourceFiles } from './source-files.ts'

// What docs/architecture.md promises: any query may read and join, only the owner writes.
const owners = readOwners()
const writes = sourceFiles(['api', 'bin', 'server'])
  // Prepares the rows of a test that repeats each command of the operator.
  .filter(({ path }) => !path.startsWith('bin/operator/repeats/'))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/\b(insert into|update|delete from|merge into|truncate)\s+(\$\{|[a-z_]+)/g)]
      .map(([, , table]) => table!)
      // `for update of x`, `for update skip locked`, `on conflict … do update set`.
      .filter((table) => !['of', 'skip', 'nowait', 'set'].includes(table))
      .filter((table) => table === '${' || schemaTables().includes(table))
      .map((table) => ({ path, slice: path.split('/')[1]!, table })),
  )

const exceptions: Record<string, string[]> = {
  // An import is how products and their stock come in: thousands in a statement, whose columns are the file's.
  import: ['product', 'product_detail', 'stock'],
  // A restore fills an empty database with what the owners had written.
  backup: ['${'],
}

test('every table has one owner, and no owner a table that is not there', () => {
  expect(owners.map(({ table }) => table).toSorted()).toEqual(schemaTables().toSorted())
})

test('only the slice that owns a table writes it', () => {
  const foreign = writes.filter(
    ({ slice, table }) =>
      !owners.some((owner) => owner.table === table && owner.slice === slice) && !exceptions[slice]?.includes(table),
  )
  expect(writes.length).toBeGreaterThan(100)
  expect(foreign.map(({ path, table }) => `${path} writes ${table}`)).toEqual([])
})

function readOwners() {
  const [, section = ''] =
    /## Who owns which table\n([^]*?)\n## /.exec(readFileSync('docs/architecture.md', 'utf8')) ?? []
  return [...section.matchAll(/^\| ([a-z-]+) \| ([a-z_, ]+?)(?:, and .*)? \|$/gm)]
    .filter(([, slice]) => slice !== 'slice')
    .flatMap(([, slice, tables]) => tables!.split(', ').map((table) => ({ slice: slice!, table })))
}

function schemaTables() {
  const schema = readFileSync('db/schema.sql', 'utf8')
  return [...schema.matchAll(/^create (?:unlogged )?table ([a-z_]+) \(/gm)].map(([, table]) => table!)
}
