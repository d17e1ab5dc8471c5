import { frequentWords } from './frequent-passwords.ts'

export type PasswordOwner = {
  firstName: string
  lastName: string
  companyName: string
  /** YYYY-MM-DD */
  startDate: string | null
}

/**
 * Why a password that meets the rules of contract/platform/password.ts is refused all the same: it is a word of the guessers'
 * lists with figures around it, or holds the owner's name, company or start date (api.md section 4).
 */
export function passwordWeakness(password: string, owner: PasswordOwner): 'FREQUENT' | 'PERSONAL' | null {
  const folded = fold(password)
  if (namesOf(owner).some((name) => folded.includes(name)) || holdsDate(password, owner.startDate)) return 'PERSONAL'
  return isFrequent(folded) ? 'FREQUENT' : null
}

function isFrequent(folded: string) {
  const figuresOff = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const signsAsLetters = lettersOf(folded.replace(/[\d\W_]+$/, ''))
  return [figuresOff, lettersOf(figuresOff), signsAsLetters, folded.replace(/[^a-z]/g, '')].some((word) =>
    frequentWords.has(word),
  )
}

const lettersOf = (text: string) => text.replace(/[@4310$5!7]/g, (sign) => letterFor[sign] ?? sign)
const letterFor: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

// Shorter names and the words of every second company would refuse too much.
function namesOf({ firstName, lastName, companyName }: PasswordOwner) {
  const words = [firstName, lastName, companyName].flatMap((name) => fold(name).split(/[^a-z0-9]+/))
  return words.filter((word) => word.length >= 3 && !wordsOfManyCompanies.has(word))
}
const wordsOfManyCompanies = new Set(['gmbh', 'mbh', 'ohg', 'gbr', 'und', 'and', 'the', 'der', 'die', 'das', 'von'])

function holdsDate(password: string, date: string | null) {
  const [year = '', month = '', day = ''] = date?.split('-') ?? []
  if (!date) return false
  const digits = password.replace(/(?<=\d)[.\-/ ](?=\d)/g, '')
  const short = year.slice(2)
  return [day + month + year, year + month + day, month + day + year, day + month + short, short + month + day].some(
    (written) => digits.includes(written),
  )
}

const fold = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
