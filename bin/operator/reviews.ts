import { existsReview, findReviews, type OperatorReview } from '../../api/reviews/review-queries.ts'
import { berlinDay } from '../../contract/platform/values.ts'
import { texts } from '../../texts/texts.ts'
import { showReview } from '../../api/reviews/show-review.ts'
import { inTransaction } from '../../api/platform/db.ts'
import { Refusal, type Context, type CommandGroup, type Action } from './commands/command.ts'

export const reviews: CommandGroup = {
  texts: (language) => texts(language).operator.reviews,
  actions: {
    list: {
      flags: ['waiting'],
      async run(context, { flags }) {
        const found = await findReviews(context.db, flags.has('waiting'))
        return {
          lines:
            found.length > 0
              ? found.map((review) => lineOf(review, context))
              : [texts(context.language).operator.reviews.none],
        }
      },
    },
    show: decide(true),
    hide: decide(false),
  },
}

function decide(isShown: boolean): Action {
  return {
    async run(context, { args: [id = ''] }) {
      const t = texts(context.language).operator.reviews
      const isId = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/.test(id)
      if (!isId || !(await existsReview(context.db, id))) throw new Refusal(t.unknown(id))
      await inTransaction(context.db, (tx) => showReview(tx, { id, isShown, at: context.clock.now() }))
      return { lines: [isShown ? t.shown(id) : t.hidden(id)] }
    },
  }
}

function lineOf({ id, skuId, rate, comment, createdAt, isShown, isModerated }: OperatorReview, context: Context) {
  const { states } = texts(context.language).operator.reviews
  const state = isShown ? states.shown : isModerated ? states.hidden : states.waiting
  // One line each, whatever was typed: nothing in a comment may steer the terminal.
  const args = comment.replaceAll(/[\p{C}\s]+/gu, ' ').slice(0, 100)
  return `${id}  ${state}  ${berlinDay(createdAt)}  ${skuId}  ${rate}/5  ${args}`
}
