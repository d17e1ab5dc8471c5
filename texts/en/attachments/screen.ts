export const attachmentTexts = {
  choose: 'Take or choose photos',
  chooseFiles: 'Add photos or PDFs',
  hint: (most: number, megabytes: number) => `JPEG, PNG, WebP or PDF, up to ${megabytes} MB each, at most ${most}.`,
  list: 'Files',
  uploading: (name: string, percent: number) => `${name} is being uploaded, ${percent} %`,
  uploaded: (name: string) => `${name} is there.`,
  remove: (name: string) => `Remove ${name}`,
  open: (name: string) => `Open ${name}`,
  save: (name: string) => `Save ${name}`,
  notAFile: 'This is neither a picture in JPEG, PNG or WebP nor a PDF.',
  tooLarge: (megabytes: number) => `This file is larger than ${megabytes} MB.`,
  full: (most: number) => `At most ${most} files are possible.`,
}
