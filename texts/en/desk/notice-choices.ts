import type { NoticeWay } from '../../../contract/desk/notice-choices.ts'
import type { NoticeKind } from '../../../contract/desk/notices.ts'

/** The page on which a member says which notices also come by mail. */
export const noticeChoices = {
  lead: {
    supplier:
      'Everything here also stands in your bell for 30 days. Choose what comes by mail as well. This goes for you alone in this store.',
    operator: 'Everything here also stands in your bell for 30 days. Choose what comes to you by mail as well.',
  },
  failed: 'Your choice could not be loaded',
  saved: 'Saved',
  kinds: {
    supplier: {
      DECISION: [
        'Decisions and questions',
        'What Tresen decides or asks about your products, papers, bank account and store',
      ],
      RESTRICTION: ['Pauses and holds', 'When Tresen pauses your store or holds its payouts, with the reason'],
      PRODUCTS: ['Changes of several products', 'When Tresen blocks, pauses or moves several of your products at once'],
      PAPERS: ['Papers that stop the store', 'When a missing paper pauses your store, and when it no longer does'],
      PAPER_ENDS: ['Papers that run out', '30, 7 and 1 days before'],
      MESSAGE: ['Messages of buyers', 'Each with what they have written'],
      BELOW_GOAL: ['Delivery below the goal', 'Once, when your store no longer delivers as Tresen expects'],
      IMPORT: ['Your imports', 'When a file you have brought is compared, applied or cannot be read'],
      EXPORT: ['Your large files', 'When a file with more than 5,000 products is ready'],
    },
    operator: {
      TICKET: ['Replies to tickets', 'Of tickets you look after, and of those nobody looks after'],
      PAPERS: ['Papers that stop a store', 'When a missing paper pauses a store, and when it no longer does'],
      DECISION: ['Decisions about your posts', 'When somebody approves, refuses or asks about a post of yours'],
      EXPORT: ['Your large files', 'When a file with more than 5,000 products is ready'],
    },
  } satisfies { [S in 'supplier' | 'operator']: { [K in NoticeKind]?: [name: string, hint: string] } } as Record<
    'supplier' | 'operator',
    { [K in NoticeKind]?: [name: string, hint: string] }
  >,
  ways: {
    STORE: 'To the store’s address',
    MAIL: 'To me',
    BELL: 'In the bell only',
  } satisfies Record<NoticeWay, string> as Record<NoticeWay, string>,
  storeEmail: (email: string) => `The store’s address is ${email}.`,
  duty: 'Somebody has to read this: as long as nobody in your team gets it by mail, it goes to the store’s address.',
}
