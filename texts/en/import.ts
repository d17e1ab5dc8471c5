import type { FactName } from '../../contract/trade/fact-names.ts'
import { legalFactTexts } from './range/legal-facts.ts'
const quoted = (text: string) => `'${text.length > 60 ? `${text.slice(0, 57)}…` : text}'`

/** Sentences of `npm run import`. */
export const importTexts = {
  refusals: {
    OPEN_QUOTE: () => 'a quote is opened and never closed; the file may be cut off here',
    TEXT_AFTER_QUOTE: () =>
      'there is text between a closing quote and the next separator; double the quotes inside a cell',
    CELL_COUNT: (it: { found: number; expected: number }) =>
      `has ${it.found} cells where the header names ${it.expected} columns`,
    REQUIRED: () => 'is missing',
    CHARACTERS: () => 'contains characters that cannot be stored',
    TOO_LONG: (it: { max: number }) => `is longer than ${it.max} characters`,
    NO_NUMBER: (it: { value: string }) => `${quoted(it.value)} is not a number that can stand here`,
    OUT_OF_RANGE: (it: { value: string; min: number; max: number }) =>
      `${quoted(it.value)} is not between ${it.min} and ${it.max}`,
    NO_FLAG: (it: { value: string }) => `${quoted(it.value)} is neither yes (1, yes, ja) nor no (0, no, nein, empty)`,
    NO_DATE: (it: { value: string }) => `${quoted(it.value)} is not a date such as 2026-03-31`,
    NO_TIME: (it: { value: string }) =>
      `${quoted(it.value)} is not a time with its offset such as 2026-03-31T08:00+02:00`,
    DAY_PASSED: (it: { value: string }) => `${quoted(it.value)} is in the past`,
    DAY_TOO_FAR: (it: { value: string }) => `${quoted(it.value)} is more than two years ahead`,
    IN_FUTURE: (it: { value: string }) => `${quoted(it.value)} has not come yet`,
    TOO_OLD: (it: { value: string; days: number }) =>
      `${quoted(it.value)} is more than ${it.days} days ago; what left the shelf since is not known any more`,
    NO_CHOICE: (it: { value: string; choices: string[] }) =>
      `${quoted(it.value)} is not one of ${it.choices.join(', ')}`,
    GTIN: (it: { value: string }) =>
      `${quoted(it.value)} is not a GTIN: 8, 12, 13 or 14 figures with a right check digit`,
    PRICE_UNIT: (it: { value: string }) =>
      `'${it.value}' pieces are no part of a case: count_per_box in the same line has to be a multiple of it`,
    TIERS: (it: { value: string }) =>
      `${quoted(it.value)} is not a list such as 48:3.50|96:3.20 with rising quantities and prices falling from the final price`,
    PAIRS: (it: { value: string }) => `${quoted(it.value)} is not in the form that docs/import.md describes`,
    PICTURE: (it: { value: string }) => `${quoted(it.value)} is not a picture that can be drawn, see docs/import.md`,
    DEPOSIT_PAIR: () => 'a deposit and its type, EINWEG or MEHRWEG, go together',
    DEPOSIT_TWICE: () => 'a deposit is either an amount in deposit or items in deposits',
    DEPOSITS: ({ value, items }: { value: string; items: string[] }) =>
      `'${value}' are no deposits such as MEHRWEG_8:1|CRATE:20; there are ${items.join(', ')}, and a crate goes into the case`,
    DUPLICATE: (it: { firstLine: number }) => `stands in line ${it.firstLine} already; that one is kept`,
    UNKNOWN_CATEGORY: (it: { value: string; suggestion: string | null }) =>
      `there is no category ${quoted(it.value)}${it.suggestion ? `; is '${it.suggestion}' meant?` : ''}`,
    ROOT_CATEGORY: (it: { value: string }) => `${quoted(it.value)} is a main category; name one of those below it`,
    XML: (it: { line: number }) =>
      `the file cannot be read any further from line ${it.line} on; it may be cut off here, and what stands before it is kept`,
    DELETED: () => 'the file takes the product out of its catalogue; archive it among your products',
    CURRENCY: (it: { value: string }) => `the price is in ${quoted(it.value)}; only euros are taken`,
    TERRITORY: (it: { value: string }) => `the price holds in ${quoted(it.value)}, not in Germany`,
    PRICE_KIND: (it: { value: string }) =>
      `a price of the kind ${quoted(it.value)} is no net price; net_list or net_customer is needed`,
    ROUNDED_TOO_FAR: (it: { value: string }) =>
      `${it.value} € a piece have no whole cents by the case either, and rounding would move the price by more than 0.5 %`,
    NOT_ON_SALE: () =>
      'the product is a draft, waits for its check or is archived; its price is changed among your products',
    TOO_MANY_TIERS: (it: { most: number }) =>
      `those after tier ${it.most} are not those of the product, where alone they can be changed`,
    FACTS_MISSING: (it: { facts: FactName[] }) =>
      `waits in review until you add: ${it.facts.map((name) => legalFactTexts.labels[name]).join(', ')}`,
  },
  notes: {
    MISSING: (it: { promised: number; missing: number }) =>
      `${it.promised} pieces are promised to buyers and ${it.missing} of them are missing; nothing is sold until they are there`,
    OLDER_COUNT: () => 'the shelf was counted later than this line says; the later count is kept',
  },
  unusable: {
    EMPTY: () => 'The file is empty.',
    MISSING_COLUMNS: (it: { missing: string[]; found: string[] }) =>
      `The header lacks ${it.missing.join(', ')}; it names ${it.found.join(', ') || 'nothing that can be read'}.`,
    REPEATED_COLUMN: (it: { column: string }) => `The header names the column ${it.column} twice.`,
    NO_HEADER: () => 'The first line cannot be read as names of columns.',
    TOO_MANY_COLUMNS: (it: { found: number; most: number }) =>
      `The file has ${it.found} columns; at most ${it.most} can be read.`,
    NOT_BMECAT: () => 'This XML file is no BMEcat catalogue.',
    ENTITIES: () => 'The file declares entities of its own, which are not read. Please export it without them.',
    ENCODING: (it: { name: string }) => `The encoding ${quoted(it.name)} cannot be read; please export it as UTF-8.`,
    UNKNOWN_STORE: (it: { slug: string; suggestion: string | null }) =>
      `There is no store '${it.slug}'${it.suggestion ? `; is '${it.suggestion}' meant?` : '.'}`,
    ALREADY_RUNNING: (it: { slug: string }) =>
      `Another import into the store '${it.slug}' is running; wait for its end and run this one again.`,
  },
  usage: 'Usage: npm run import -- <file.csv> --store <slug> [--dry-run] [--language de|en]',
  noFile: (path: string) => `There is no file ${path}.`,
  isFolder: (path: string) => `${path} is a folder; name a CSV file.`,
  unreadable: (path: string, reason: string) => `${path} cannot be read: ${reason}${reason.endsWith('?') ? '' : '.'}`,
  encoding: (name: string) => `The file is not UTF-8; it is read as ${name}.`,
  unknownColumns: (names: string[]) => `These columns are not known and left out: ${names.join(', ')}.`,
  refusal: (line: number, column: string | null, reason: string) =>
    `Line ${line}${column ? `, ${column}` : ''}: ${reason}${reason.endsWith('?') ? '' : '.'}`,
  progress: (percent: number, lines: number) => `${percent} %, ${lines} lines`,
  result: (it: { added: number; changed: number; unchanged: number; refused: number; seconds: string }) =>
    `${it.added} new, ${it.changed} changed, ${it.unchanged} unchanged, ${it.refused} refused (${it.seconds} s).`,
  dryRun: 'Dry run: nothing was written.',
  interrupted: 'The import was cut off; whole batches are kept. Run it again to complete it.',
}
