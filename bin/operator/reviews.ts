import { existsReview, findReviews, type OperatorReview } from '../../api/reviews/review-queries.ts'
import { showReview } from '../../api/reviews/show-review.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { operatorReviews as de } from '../../texts/de/operator/reviews.ts'
import { operatorReviews as en } from '../../texts/en/operator/reviews.ts'
import { Refusal, type Desk, type Topic, type Verb } from './grammar/topic.ts'

export const reviews: Topic = {
  texts: { de, en },
  verbs: {
    list: {
      flags: ['waiting'],
      async run(desk, { flags }) {
        const found = await findReviews(desk.db, flags.has('waiting'))
        return { lines: found.length > 0 ? found.map((review) => lineOf(review, desk)) : [textsIn(desk).none] }
      },
    },
    show: decide(true),
    hide: decide(false),
  },
}

function decide(isShown: boolean): Verb {
  return {
    async run(desk, { words: [id = ''] }) {
      const t = textsIn(desk)
      const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id)
      if (!isId || !(await existsReview(desk.db, id))) throw new Refusal(t.unknown(id))
      await inTransaction(desk.db, (tx) => showReview(tx, { id, isShown, at: desk.clock.now() }))
      return { lines: [isShown ? t.shown(id) : t.hidden(id)] }
    },
  }
}

function lineOf({ id, skuId, rate, comment, createdAt, isShown, isModerated }: OperatorReview, desk: Desk) {
  const { states } = textsIn(desk)
  const state = isShown ? states.shown : isModerated ? states.hidden : states.waiting
  // One line each, whatever was typed: nothing in a comment may steer the terminal.
  const words = comment.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 100)
  return `${id}  ${state}  ${createdAt.toISOString().slice(0, 10)}  ${skuId}  ${rate}/5  ${words}`
}

const textsIn = ({ language }: Desk) => ({ de, en })[language]
