import * as z from 'zod/mini'
import { allergenCodes } from '../platform/allergens.ts'
import { endpoint } from '../platform/endpoint.ts'
import { Language, NoContent, NoInput, plainText, requiredText, SkuId } from '../platform/values.ts'
import { additives } from '../range/content.ts'

export const MOST_DISHES = 200
/** Articles and other ingredients of one dish. */
export const MOST_PARTS = 40

const Allergen = z.enum(allergenCodes)
const Additive = z.enum(additives)
const Allergens = z.array(Allergen)
const Additives = z.array(Additive)

const Ingredient = z.object({
  name: z.string(),
  allergens: Allergens,
  additives: Additives,
  /** Whether the company states that nothing else is in it. */
  isComplete: z.boolean(),
})
export type Ingredient = z.output<typeof Ingredient>

export const Dish = z.object({
  id: z.string(),
  nameDe: z.string(),
  nameEn: z.string(),
  articles: z.array(z.object({ productSkuId: z.string(), name: z.string() })),
  ingredients: z.array(Ingredient),
  /** Grows with every change. */
  version: z.int(),
  /** What follows from all that is in it; each of the fourteen that is in none of these is stated to be absent. */
  contains: Allergens,
  traces: Allergens,
  /** Of which something in it states nothing: never the same as absent. */
  notStated: Allergens,
  additives: Additives,
  /** What is in it of which nothing is stated about additives. */
  withoutAdditives: z.array(z.string()),
})
export type Dish = z.output<typeof Dish>

const buyer = { access: 'buyer', right: 'receive' } as const

export const read = endpoint({
  ...buyer,
  method: 'GET',
  path: '/api/v1/account/menu',
  summary: 'Dishes of the company with the allergens and additives that follow from what is in them',
  input: NoInput,
  output: z.object({ dishes: z.array(Dish) }),
})
export const findArticles = endpoint({
  ...buyer,
  method: 'GET',
  path: '/api/v1/account/menu/articles',
  summary: 'Food the company has bought before, by a part of its name',
  input: z.strictObject({ q: plainText(60) }),
  output: z.object({ articles: z.array(z.object({ productSkuId: z.string(), name: z.string() })) }),
})
export const save = endpoint({
  ...buyer,
  method: 'PUT',
  path: '/api/v1/account/menu/dishes/{id}',
  repeat: 'same-effect',
  summary:
    'Saves a dish under an id that the caller makes; 409 DRAFT_CHANGED where another member has changed it since, 422 PRODUCT_UNAVAILABLE for a product never bought',
  input: z.strictObject({
    id: z.uuid(),
    /** Of the dish as it was seen; absent of a new one. */
    version: z.optional(z.int().check(z.minimum(1), z.maximum(2_147_483_647))),
    nameDe: requiredText(120),
    nameEn: requiredText(120),
    articles: z.array(SkuId).check(z.maxLength(MOST_PARTS)),
    ingredients: z
      .array(
        z.strictObject({
          name: requiredText(120),
          allergens: Allergens.check(z.maxLength(allergenCodes.length)),
          additives: Additives.check(z.maxLength(additives.length)),
          isComplete: z.boolean(),
        }),
      )
      .check(z.maxLength(MOST_PARTS)),
  }),
  output: Dish,
})
export const remove = endpoint({
  ...buyer,
  method: 'DELETE',
  path: '/api/v1/account/menu/dishes/{id}',
  repeat: 'same-effect',
  status: 204,
  summary: 'Deletes a dish; one that is gone stays gone',
  input: z.strictObject({ id: z.uuid() }),
  output: NoContent,
})
export const print = endpoint({
  ...buyer,
  method: 'GET',
  path: '/api/v1/account/menu/pdf',
  summary: 'The allergen and additive list for guests, in the language that is asked for',
  input: z.strictObject({ language: Language }),
  output: z.file(),
  replyType: 'application/pdf',
})
