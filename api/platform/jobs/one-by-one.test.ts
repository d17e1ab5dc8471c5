import { expect, test } from 'vitest'
import { takeOneByOne } from './one-by-one.ts'

test('one that fails is left out for the rest of the round, and the others are taken', async () => {
  const due = ['a', 'b', 'c']
  const failures: string[] = []
  const take = async (failed: string[], begin: (id: string) => void) => {
    const next = due.find((id) => !failed.includes(id))
    if (!next) return false
    begin(next)
    if (next === 'b') throw new Error('The disk is full')
    due.splice(due.indexOf(next), 1)
    return true
  }
  expect(await takeOneByOne(take, (id, error) => failures.push(`${id}: ${String(error)}`))).toBe(2)
  expect(failures).toEqual(['b: Error: The disk is full'])
  expect(due).toEqual(['b'])
})

test('what fails before it is known which ends the round', async () => {
  const away = () => Promise.reject(new Error('The database is away'))
  await expect(takeOneByOne(away, () => {})).rejects.toThrow('away')
})
