declare module "virtual:contract-routes" {
  const routes: typeof import("@lotir/contract").contract;
  export default routes;
}
