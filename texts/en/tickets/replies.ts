/** What the server says about tickets to operators. */
export const ticketReplies = {
  full: (most: number) => `This ticket has ${most} files already. No more can be added.`,
  tooMuch: (megabytes: number) =>
    `Together these files are larger than ${megabytes} MB, which many mail servers refuse. Please leave one out.`,
}
