import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const schema = readFileSync('db/schema.sql', 'utf8')
const rows = readFileSync('test/rows.ts', 'utf8')

// So that a renamed column fails wherever a test names it.
test.each(['store', 'product', 'account', 'address', 'coupon'])('the type of a row of %s has its columns', (table) => {
  const [, body = ''] = new RegExp(`create table ${table} \\(\n([^]*?)\n\\);`).exec(schema) ?? []
  const columns = [...body.matchAll(/^ {2}([a-z_\d]+) (?!.* generated always)/gm)]
    .map(([, column]) => column!)
    .filter((column) => !['check', 'foreign', 'primary', 'unique'].includes(column))
  const type = new RegExp(`type ${table[0]!.toUpperCase()}${table.slice(1)}Row = \\{\n([^]*?)\n\\}`).exec(rows)
  const fields = [...type![1]!.matchAll(/^ {2}(\w+): /gm)].map(([, field]) => field!)
  expect(columns).not.toEqual([])
  expect(fields.toSorted()).toEqual(columns.map(camelCase).toSorted())
})

const camelCase = (column: string) => column.replaceAll(/_([a-z\d])/g, (_, letter: string) => letter.toUpperCase())
