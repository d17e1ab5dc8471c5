import { expect, test } from 'vitest'
import type { NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'
import { readersOfTeam } from './readers.ts'

const member = (name: string, role: 'OWNER' | 'SALES' | 'CATALOGUE', chosen: NoticeWay | null) => ({
  email: `${name}@store.example`,
  firstName: name,
  language: 'en' as const,
  roles: [role],
  chosen,
})
const readersOf = (
  kind: NoticeKind,
  members: ReturnType<typeof member>[],
  email: string | null = 'info@store.example',
) => {
  const right = kind === 'MESSAGE' ? ('sales' as const) : ('store' as const)
  return readersOfTeam({ kind, right }, { name: 'Store', email, members }).map((reader) => reader.email.split('@')[0])
}

test.each<[why: string, NoticeKind, ReturnType<typeof member>[], string[]]>([
  ['without any choice the store', 'MESSAGE', [member('oda', 'OWNER', null), member('sam', 'SALES', null)], ['info']],
  [
    'who asks for it, and the store',
    'MESSAGE',
    [member('oda', 'OWNER', null), member('sam', 'SALES', 'MAIL')],
    ['sam', 'info'],
  ],
  ['the owner in its place', 'MESSAGE', [member('oda', 'OWNER', 'MAIL')], ['oda']],
  ['nobody', 'MESSAGE', [member('oda', 'OWNER', 'BELL'), member('sam', 'SALES', 'BELL')], []],
  [
    'one owner still has it at the store',
    'MESSAGE',
    [member('oda', 'OWNER', 'BELL'), member('ole', 'OWNER', null)],
    ['info'],
  ],
  ['what has to be read is read', 'PAPER_ENDS', [member('oda', 'OWNER', 'BELL')], ['info']],
  ['by an owner alone', 'PAPER_ENDS', [member('oda', 'OWNER', 'BELL'), member('ole', 'OWNER', 'MAIL')], ['ole']],
  [
    'not by who has no right to it',
    'PAPER_ENDS',
    [member('oda', 'OWNER', 'BELL'), member('sam', 'SALES', 'MAIL')],
    ['info'],
  ],
  [
    'who is no owner has no say over the store',
    'MESSAGE',
    [member('oda', 'OWNER', 'BELL'), member('sam', 'SALES', 'STORE')],
    [],
  ],
  ['a store without members', 'MESSAGE', [], ['info']],
])('a notice is mailed: %s', (_, kind, members, expected) => {
  expect(readersOf(kind, members)).toEqual(expected)
})

test('a store without an address is reached at who has owned it longest', () => {
  const members = [member('sam', 'SALES', null), member('oda', 'OWNER', 'BELL'), member('ole', 'OWNER', 'BELL')]
  expect(readersOf('PAPERS', members, null)).toEqual(['oda'])
})

test('one address gets one mail', () => {
  const members = [member('info', 'OWNER', 'MAIL'), member('ole', 'OWNER', 'STORE')]
  expect(readersOf('MESSAGE', members)).toEqual(['info'])
})
