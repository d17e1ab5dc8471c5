import type { ContentGoods } from '../../../contract/operator/posts.ts'

export const goodsPicker = {
  find: 'Find goods',
  findHint: 'SKU or words, as in the shop',
  noneFound: 'Nothing found.',
  failed: 'The search did not answer',
  add: 'add',
  isIn: 'Chosen',
  chosen: 'Chosen, in this order',
  none: 'No goods yet.',
  takeOut: (name: string) => `Take out ${name}`,
  move: (name: string) => `Move ${name}`,
  states: {
    SHOWN: 'available',
    SOLD_OUT: 'sold out',
    EXCLUSIVE: 'exclusive: not for everybody',
    GONE: 'gone: nobody sees it',
  } satisfies Record<ContentGoods['state'], string>,
  most: (count: number) => `There are ${count} at most.`,
  done: 'Done',
}
