export { type KeptMail, type Mail, readKeptMails } from "./kept-mails.ts";
export { openPost, type Post, type SmtpPlace } from "./open-post.ts";
