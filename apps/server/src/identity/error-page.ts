const ERROR_PATH = "/api/auth/error";

const PAGE = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Connexion interrompue · Lotir</title></head>
<body>
<main>
<h1>La connexion n'a pas abouti</h1>
<p>Rien n'a été changé à votre compte. Revenez à la page de connexion et recommencez ; si cela se répète, dites-le à qui administre Lotir.</p>
<p><a href="/sign-in">Revenir à la connexion</a></p>
</main>
</body>
</html>
`;

export const isErrorPage = ({ url }: Request): boolean => new URL(url).pathname === ERROR_PATH;

/** Where the library sends a browser whose sign-in failed: in French, and without a word of what the address says. */
export const errorPage = (): Response =>
  new Response(PAGE, { status: 400, headers: { "content-type": "text/html; charset=utf-8" } });
