/** Old tests that say nothing about whether the old version works on the new schema, and why: files, or one test by its title. */
export const exceptions: ({ files: RegExp; why: string } | { title: string; why: string })[] = [
  { files: /^bin\/generated\//, why: 'hold generated files against the schema of their own version' },
  { files: /^test\/(structure|distribution)\//, why: 'hold sources and tables against lists of their own version' },
  { files: /migrations\.test\.ts$/, why: 'apply migrations of their own' },
  { files: /^test\/(old-databases|database)\//, why: 'apply a part of the migrations, or read their files' },
  {
    title: 'every table with a buyer is part of the export',
    why: 'holds the tables against those of its own version: rows of a new one are exported by the new version',
  },
]
